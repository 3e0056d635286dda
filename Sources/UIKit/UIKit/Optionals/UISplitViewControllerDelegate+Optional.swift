public import HeadlessUIKit

/// The requirements that `splitViewController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewController {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    target.splitViewController(svc, willChangeTo: displayMode)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    target.splitViewController(splitViewController, show: vc, sender: sender)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    target.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    target.splitViewController(
      splitViewController,
      collapseSecondary: secondaryViewController,
      onto: primaryViewController
    )
  }

  public func callAsFunction(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }

  public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    target.splitViewController(svc, willShow: column)
  }

  public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    target.splitViewController(svc, willHide: column)
  }
}

/// The requirements that `targetDisplayModeForAction?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerTargetDisplayModeForAction {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    target.targetDisplayModeForAction(in: svc)
  }
}

/// The requirements that `primaryViewController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerPrimaryViewController {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    target.primaryViewController(forCollapsing: splitViewController)
  }

  public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    target.primaryViewController(forExpanding: splitViewController)
  }
}

/// The requirements that `splitViewControllerSupportedInterfaceOrientations?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewControllerSupportedInterfaceOrientations {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
    target.splitViewControllerSupportedInterfaceOrientations(splitViewController)
  }
}

/// The requirements that `splitViewControllerPreferredInterfaceOrientationForPresentation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewControllerPreferredInterfaceOrientationForPresentation {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation {
    target.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
  }
}

/// The requirements that `splitViewControllerDidCollapse?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewControllerDidCollapse {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ svc: UISplitViewController) {
    target.splitViewControllerDidCollapse(svc)
  }
}

/// The requirements that `splitViewControllerDidExpand?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewControllerDidExpand {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ svc: UISplitViewController) {
    target.splitViewControllerDidExpand(svc)
  }
}

/// The requirements that `splitViewControllerInteractivePresentationGestureWillBegin?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewControllerInteractivePresentationGestureWillBegin {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ svc: UISplitViewController) {
    target.splitViewControllerInteractivePresentationGestureWillBegin(svc)
  }
}

/// The requirements that `splitViewControllerInteractivePresentationGestureDidEnd?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSplitViewControllerSplitViewControllerInteractivePresentationGestureDidEnd {
  let target: any UISplitViewControllerDelegate

  public func callAsFunction(_ svc: UISplitViewController) {
    target.splitViewControllerInteractivePresentationGestureDidEnd(svc)
  }
}

extension UISplitViewControllerDelegate {
  public var splitViewController: HeadlessSplitViewControllerSplitViewController? {
    HeadlessSplitViewControllerSplitViewController(target: self)
  }

  public var targetDisplayModeForAction: HeadlessSplitViewControllerTargetDisplayModeForAction? {
    HeadlessSplitViewControllerTargetDisplayModeForAction(target: self)
  }

  public var primaryViewController: HeadlessSplitViewControllerPrimaryViewController? {
    HeadlessSplitViewControllerPrimaryViewController(target: self)
  }

  public var splitViewControllerSupportedInterfaceOrientations:
    HeadlessSplitViewControllerSplitViewControllerSupportedInterfaceOrientations?
  {
    HeadlessSplitViewControllerSplitViewControllerSupportedInterfaceOrientations(target: self)
  }

  public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    HeadlessSplitViewControllerSplitViewControllerPreferredInterfaceOrientationForPresentation?
  {
    HeadlessSplitViewControllerSplitViewControllerPreferredInterfaceOrientationForPresentation(target: self)
  }

  public var splitViewControllerDidCollapse: HeadlessSplitViewControllerSplitViewControllerDidCollapse? {
    HeadlessSplitViewControllerSplitViewControllerDidCollapse(target: self)
  }

  public var splitViewControllerDidExpand: HeadlessSplitViewControllerSplitViewControllerDidExpand? {
    HeadlessSplitViewControllerSplitViewControllerDidExpand(target: self)
  }

  public var splitViewControllerInteractivePresentationGestureWillBegin:
    HeadlessSplitViewControllerSplitViewControllerInteractivePresentationGestureWillBegin?
  {
    HeadlessSplitViewControllerSplitViewControllerInteractivePresentationGestureWillBegin(target: self)
  }

  public var splitViewControllerInteractivePresentationGestureDidEnd:
    HeadlessSplitViewControllerSplitViewControllerInteractivePresentationGestureDidEnd?
  {
    HeadlessSplitViewControllerSplitViewControllerInteractivePresentationGestureDidEnd(target: self)
  }
}
