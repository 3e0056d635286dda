public import HeadlessUIKit

/// The requirements that `navigationController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessNavigationControllerNavigationController {
  let target: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    target.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    target.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.navigationController(navigationController, interactionControllerFor: animationController)
  }
}

/// The requirements that `navigationControllerSupportedInterfaceOrientations?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessNavigationControllerNavigationControllerSupportedInterfaceOrientations {
  let target: any UINavigationControllerDelegate

  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask {
    target.navigationControllerSupportedInterfaceOrientations(navigationController)
  }
}

/// The requirements that `navigationControllerPreferredInterfaceOrientationForPresentation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessNavigationControllerNavigationControllerPreferredInterfaceOrientationForPresentation {
  let target: any UINavigationControllerDelegate

  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation {
    target.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
  }
}

extension UINavigationControllerDelegate {
  public var navigationController: HeadlessNavigationControllerNavigationController? {
    HeadlessNavigationControllerNavigationController(target: self)
  }

  public var navigationControllerSupportedInterfaceOrientations:
    HeadlessNavigationControllerNavigationControllerSupportedInterfaceOrientations?
  {
    HeadlessNavigationControllerNavigationControllerSupportedInterfaceOrientations(target: self)
  }

  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    HeadlessNavigationControllerNavigationControllerPreferredInterfaceOrientationForPresentation?
  {
    HeadlessNavigationControllerNavigationControllerPreferredInterfaceOrientationForPresentation(target: self)
  }
}
