public import Foundation

extension UIPageViewController {
  /// The styles of a page turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// The axis of page turns.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// The directions of a page turn.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// The location of the spine.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  /// A key of the options for a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `SpineLocation` or its raw value, for curling pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The spacing in points, for scrolling pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

/// The data source of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Called after `setViewControllers` for scrolling pages; 0 for no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Called after `setViewControllers` for scrolling pages.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller, called for turns by hand only. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// Called after a rotation, for curling pages; the current location by default.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    pageViewController.spineLocation
  }
  public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
    -> UIInterfaceOrientationMask
  {
    pageViewController.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    .portrait
  }
}

@MainActor
final class PageTransition {
  let old: [UIViewController]
  let new: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
  let isSwipe: Bool
  var isDecided = false
  var isOver = false

  init(
    from old: [UIViewController],
    to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection,
    isAnimated: Bool,
    isSwipe: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.old = old
    self.new = new
    self.direction = direction
    self.isAnimated = isAnimated
    self.isSwipe = isSwipe
    self.completion = completion
  }

  var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
  var entering: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
}
