public import HeadlessUIKit

extension UINavigationControllerDelegate {
  public var navigationController: HeadlessNavigationControllerNavigationController? { .init(target: self) }
  public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  { navigationControllerSupportedInterfaceOrientations(_:) }
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  { navigationControllerPreferredInterfaceOrientationForPresentation(_:) }
}

@preconcurrency @MainActor
public struct HeadlessNavigationControllerNavigationController {
  let target: any UINavigationControllerDelegate

  public func callAsFunction(_ a: UINavigationController, willShow b: UIViewController, animated c: Bool) {
    target.navigationController(a, willShow: b, animated: c)
  }
  public func callAsFunction(_ a: UINavigationController, didShow b: UIViewController, animated c: Bool) {
    target.navigationController(a, didShow: b, animated: c)
  }
  public func callAsFunction(
    _ a: UINavigationController,
    animationControllerFor b: UINavigationController.Operation,
    from c: UIViewController,
    to d: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.navigationController(a, animationControllerFor: b, from: c, to: d)
  }
  public func callAsFunction(
    _ a: UINavigationController,
    interactionControllerFor b: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { target.navigationController(a, interactionControllerFor: b) }
}

extension UITabBarControllerDelegate {
  public var tabBarController: HeadlessTabBarControllerTabBarController? { .init(target: self) }
  public var tabBarControllerSupportedInterfaceOrientations: ((UITabBarController) -> UIInterfaceOrientationMask)? {
    tabBarControllerSupportedInterfaceOrientations(_:)
  }
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    ((UITabBarController) -> UIInterfaceOrientation)?
  { tabBarControllerPreferredInterfaceOrientationForPresentation(_:) }
}

@preconcurrency @MainActor
public struct HeadlessTabBarControllerTabBarController {
  let target: any UITabBarControllerDelegate

  public func callAsFunction(_ a: UITabBarController, shouldSelect b: UIViewController) -> Bool {
    target.tabBarController(a, shouldSelect: b)
  }
  public func callAsFunction(
    _ a: UITabBarController,
    animationControllerForTransitionFrom b: UIViewController,
    to c: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.tabBarController(a, animationControllerForTransitionFrom: b, to: c)
  }
  public func callAsFunction(
    _ a: UITabBarController,
    interactionControllerFor b: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { target.tabBarController(a, interactionControllerFor: b) }
  public func callAsFunction(_ a: UITabBarController, didSelect b: UIViewController) {
    target.tabBarController(a, didSelect: b)
  }
  public func callAsFunction(_ a: UITabBarController, willBeginCustomizing b: [UIViewController]) {
    target.tabBarController(a, willBeginCustomizing: b)
  }
  public func callAsFunction(_ a: UITabBarController, willEndCustomizing b: [UIViewController], changed c: Bool) {
    target.tabBarController(a, willEndCustomizing: b, changed: c)
  }
  public func callAsFunction(_ a: UITabBarController, didEndCustomizing b: [UIViewController], changed c: Bool) {
    target.tabBarController(a, didEndCustomizing: b, changed: c)
  }
}

extension UISplitViewControllerDelegate {
  public var splitViewController: HeadlessSplitViewControllerSplitViewController? { .init(target: self) }
  public var targetDisplayModeForAction: HeadlessSplitViewControllerTargetDisplayModeForAction? { .init(target: self) }
  public var primaryViewController: HeadlessSplitViewControllerPrimaryViewController? { .init(target: self) }
  public var splitViewControllerSupportedInterfaceOrientations: ((UISplitViewController) -> UIInterfaceOrientationMask)?
  { splitViewControllerSupportedInterfaceOrientations(_:) }
  public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    ((UISplitViewController) -> UIInterfaceOrientation)?
  { splitViewControllerPreferredInterfaceOrientationForPresentation(_:) }
  public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? { splitViewControllerDidCollapse(_:) }
  public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? { splitViewControllerDidExpand(_:) }
  public var splitViewControllerInteractivePresentationGestureWillBegin: ((UISplitViewController) -> Void)? {
    splitViewControllerInteractivePresentationGestureWillBegin(_:)
  }
  public var splitViewControllerInteractivePresentationGestureDidEnd: ((UISplitViewController) -> Void)? {
    splitViewControllerInteractivePresentationGestureDidEnd(_:)
  }
}

@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewController {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ a: UISplitViewController, willChangeTo b: UISplitViewController.DisplayMode) {
    target.splitViewController(a, willChangeTo: b)
  }
  public func callAsFunction(_ a: UISplitViewController, show b: UIViewController, sender c: Any?) -> Bool {
    target.splitViewController(a, show: b, sender: c)
  }
  public func callAsFunction(_ a: UISplitViewController, showDetail b: UIViewController, sender c: Any?) -> Bool {
    target.splitViewController(a, showDetail: b, sender: c)
  }
  public func callAsFunction(
    _ a: UISplitViewController,
    collapseSecondary b: UIViewController,
    onto c: UIViewController
  ) -> Bool { target.splitViewController(a, collapseSecondary: b, onto: c) }
  public func callAsFunction(_ a: UISplitViewController, separateSecondaryFrom b: UIViewController) -> UIViewController?
  { target.splitViewController(a, separateSecondaryFrom: b) }
  public func callAsFunction(
    _ a: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn b: UISplitViewController.Column
  ) -> UISplitViewController.Column { target.splitViewController(a, topColumnForCollapsingToProposedTopColumn: b) }
  public func callAsFunction(
    _ a: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode b: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    target.splitViewController(a, displayModeForExpandingToProposedDisplayMode: b)
  }
  public func callAsFunction(_ a: UISplitViewController, willShow b: UISplitViewController.Column) {
    target.splitViewController(a, willShow: b)
  }
  public func callAsFunction(_ a: UISplitViewController, willHide b: UISplitViewController.Column) {
    target.splitViewController(a, willHide: b)
  }
}

@preconcurrency @MainActor
public struct HeadlessSplitViewControllerTargetDisplayModeForAction {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(in a: UISplitViewController) -> UISplitViewController.DisplayMode {
    target.targetDisplayModeForAction(in: a)
  }
}

@preconcurrency @MainActor
public struct HeadlessSplitViewControllerPrimaryViewController {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(forCollapsing a: UISplitViewController) -> UIViewController? {
    target.primaryViewController(forCollapsing: a)
  }
  public func callAsFunction(forExpanding a: UISplitViewController) -> UIViewController? {
    target.primaryViewController(forExpanding: a)
  }
}

extension UIPageViewControllerDataSource {
  public var presentationCount: HeadlessPageViewControllerSourcePresentationCount? { .init(target: self) }
  public var presentationIndex: HeadlessPageViewControllerSourcePresentationIndex? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessPageViewControllerSourcePresentationCount {
  let target: any UIPageViewControllerDataSource

  public func callAsFunction(for a: UIPageViewController) -> Int { target.presentationCount(for: a) }
}

@preconcurrency @MainActor
public struct HeadlessPageViewControllerSourcePresentationIndex {
  let target: any UIPageViewControllerDataSource

  public func callAsFunction(for a: UIPageViewController) -> Int { target.presentationIndex(for: a) }
}

extension UIPageViewControllerDelegate {
  public var pageViewController: HeadlessPageViewControllerPageViewController? { .init(target: self) }
  public var pageViewControllerSupportedInterfaceOrientations: ((UIPageViewController) -> UIInterfaceOrientationMask)? {
    pageViewControllerSupportedInterfaceOrientations(_:)
  }
  public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    ((UIPageViewController) -> UIInterfaceOrientation)?
  { pageViewControllerPreferredInterfaceOrientationForPresentation(_:) }
}

@preconcurrency @MainActor
public struct HeadlessPageViewControllerPageViewController {
  let target: any UIPageViewControllerDelegate

  public func callAsFunction(_ a: UIPageViewController, willTransitionTo b: [UIViewController]) {
    target.pageViewController(a, willTransitionTo: b)
  }
  public func callAsFunction(
    _ a: UIPageViewController,
    didFinishAnimating b: Bool,
    previousViewControllers c: [UIViewController],
    transitionCompleted d: Bool
  ) { target.pageViewController(a, didFinishAnimating: b, previousViewControllers: c, transitionCompleted: d) }
  public func callAsFunction(_ a: UIPageViewController, spineLocationFor b: UIInterfaceOrientation)
    -> UIPageViewController.SpineLocation
  { target.pageViewController(a, spineLocationFor: b) }
}

extension UIAdaptivePresentationControllerDelegate {
  public var adaptivePresentationStyle: HeadlessAdaptivePresentationControllerAdaptivePresentationStyle? {
    .init(target: self)
  }
  public var presentationController: HeadlessAdaptivePresentationControllerPresentationController? {
    .init(target: self)
  }
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    presentationControllerShouldDismiss(_:)
  }
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    presentationControllerWillDismiss(_:)
  }
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    presentationControllerDidDismiss(_:)
  }
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    presentationControllerDidAttemptToDismiss(_:)
  }
}

@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerAdaptivePresentationStyle {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for a: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: a)
  }
  public func callAsFunction(for a: UIPresentationController, traitCollection b: UITraitCollection)
    -> UIModalPresentationStyle
  { target.adaptivePresentationStyle(for: a, traitCollection: b) }
}

@preconcurrency @MainActor
public struct HeadlessAdaptivePresentationControllerPresentationController {
  let target: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ a: UIPresentationController,
    viewControllerForAdaptivePresentationStyle b: UIModalPresentationStyle
  ) -> UIViewController? { target.presentationController(a, viewControllerForAdaptivePresentationStyle: b) }
  public func callAsFunction(
    _ a: UIPresentationController,
    willPresentWithAdaptiveStyle b: UIModalPresentationStyle,
    transitionCoordinator c: (any UIViewControllerTransitionCoordinator)?
  ) { target.presentationController(a, willPresentWithAdaptiveStyle: b, transitionCoordinator: c) }
}

extension UIPopoverPresentationControllerDelegate {
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    prepareForPopoverPresentation(_:)
  }
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    popoverPresentationControllerShouldDismissPopover(_:)
  }
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    popoverPresentationControllerDidDismissPopover(_:)
  }
}

extension UISheetPresentationControllerDelegate {
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: ((UISheetPresentationController) -> Void)? {
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
  }
}

extension UIViewControllerTransitioningDelegate {
  public var animationController: HeadlessViewControllerTransitioningAnimationController? { .init(target: self) }
  public var interactionControllerForPresentation:
    HeadlessViewControllerTransitioningInteractionControllerForPresentation?
  { .init(target: self) }
  public var interactionControllerForDismissal: HeadlessViewControllerTransitioningInteractionControllerForDismissal? {
    .init(target: self)
  }
  public var presentationController: HeadlessViewControllerTransitioningPresentationController? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningAnimationController {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented a: UIViewController,
    presenting b: UIViewController,
    source c: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.animationController(forPresented: a, presenting: b, source: c)
  }
  public func callAsFunction(forDismissed a: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    target.animationController(forDismissed: a)
  }
}

@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningInteractionControllerForPresentation {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using a: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { target.interactionControllerForPresentation(using: a) }
}

@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningInteractionControllerForDismissal {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using a: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? { target.interactionControllerForDismissal(using: a) }
}

@preconcurrency @MainActor
public struct HeadlessViewControllerTransitioningPresentationController {
  let target: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented a: UIViewController,
    presenting b: UIViewController?,
    source c: UIViewController
  ) -> UIPresentationController? { target.presentationController(forPresented: a, presenting: b, source: c) }
}

extension UIViewControllerAnimatedTransitioning {
  public var interruptibleAnimator: HeadlessViewControllerAnimatedTransitioningInterruptibleAnimator? {
    .init(target: self)
  }
  public var animationEnded: ((Bool) -> Void)? { animationEnded(_:) }
}

@preconcurrency @MainActor
public struct HeadlessViewControllerAnimatedTransitioningInterruptibleAnimator {
  let target: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(using a: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
    target.interruptibleAnimator(using: a)
  }
}
