public import Foundation

/// Hears of a person's taps on tabs; never of changes that code makes.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap selects; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// What animates the change between two tabs; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets a finger lead that change; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Called after a tap selected, also what was selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Called before a person moves tabs in More.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Called before the tabs that a person moved take their new places.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// Called after the tabs that a person moved took their new places.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  /// The ways the device may be held; as for other controllers by default.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// How the interface is held first when the tabs are presented; upright by default.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// A tap selects.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// All on a pad, all but upside down elsewhere.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    tabBarController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  {
    .portrait
  }
}
