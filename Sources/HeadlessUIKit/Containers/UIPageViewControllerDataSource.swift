public import Foundation

/// Gives pages when a person turns them.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a page; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after a page; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots the page control shows; 0, no page control, by default. Asked for after `setViewControllers`, where
  /// pages scroll.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot that is current; the first by default. Asked for after `setViewControllers`, where pages scroll.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
