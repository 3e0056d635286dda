public import HeadlessUIKit

/// The requirements that `tabBarController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTabBarControllerTabBarController {
  let target: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    target.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target.tabBarController(tabBarController, didSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    target.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    target.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }
}

/// The requirements that `tabBarControllerSupportedInterfaceOrientations?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTabBarControllerTabBarControllerSupportedInterfaceOrientations {
  let target: any UITabBarControllerDelegate

  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    target.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }
}

/// The requirements that `tabBarControllerPreferredInterfaceOrientationForPresentation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTabBarControllerTabBarControllerPreferredInterfaceOrientationForPresentation {
  let target: any UITabBarControllerDelegate

  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation {
    target.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
  }
}

extension UITabBarControllerDelegate {
  public var tabBarController: HeadlessTabBarControllerTabBarController? {
    HeadlessTabBarControllerTabBarController(target: self)
  }

  public var tabBarControllerSupportedInterfaceOrientations:
    HeadlessTabBarControllerTabBarControllerSupportedInterfaceOrientations?
  {
    HeadlessTabBarControllerTabBarControllerSupportedInterfaceOrientations(target: self)
  }

  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    HeadlessTabBarControllerTabBarControllerPreferredInterfaceOrientationForPresentation?
  {
    HeadlessTabBarControllerTabBarControllerPreferredInterfaceOrientationForPresentation(target: self)
  }
}
