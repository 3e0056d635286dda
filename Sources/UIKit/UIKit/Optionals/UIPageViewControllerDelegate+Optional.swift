public import HeadlessUIKit

/// The requirements that `pageViewController?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPageViewControllerPageViewController {
  let target: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    target.pageViewController(
      pageViewController,
      didFinishAnimating: finished,
      previousViewControllers: previousViewControllers,
      transitionCompleted: completed
    )
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    target.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}

/// The requirements that `pageViewControllerSupportedInterfaceOrientations?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPageViewControllerPageViewControllerSupportedInterfaceOrientations {
  let target: any UIPageViewControllerDelegate

  public func callAsFunction(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
    target.pageViewControllerSupportedInterfaceOrientations(pageViewController)
  }
}

/// The requirements that `pageViewControllerPreferredInterfaceOrientationForPresentation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPageViewControllerPageViewControllerPreferredInterfaceOrientationForPresentation {
  let target: any UIPageViewControllerDelegate

  public func callAsFunction(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation {
    target.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
  }
}

extension UIPageViewControllerDelegate {
  public var pageViewController: HeadlessPageViewControllerPageViewController? {
    HeadlessPageViewControllerPageViewController(target: self)
  }

  public var pageViewControllerSupportedInterfaceOrientations:
    HeadlessPageViewControllerPageViewControllerSupportedInterfaceOrientations?
  {
    HeadlessPageViewControllerPageViewControllerSupportedInterfaceOrientations(target: self)
  }

  public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    HeadlessPageViewControllerPageViewControllerPreferredInterfaceOrientationForPresentation?
  {
    HeadlessPageViewControllerPageViewControllerPreferredInterfaceOrientationForPresentation(target: self)
  }
}
