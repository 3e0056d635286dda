extension UIPageViewController {
  /// How one page goes and another comes.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls.
    case pageCurl
    /// The pages scroll.
    case scroll
  }

  /// The axis that pages go along.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The way to another page.
  public enum NavigationDirection: Int, Sendable {
    /// To the next one.
    case forward
    /// To the one before.
    case reverse
  }

  /// Where the spine of the book is.
  public enum SpineLocation: Int, Sendable {
    /// There is none: pages scroll.
    case none
    /// At the left or the top: one page is seen.
    case min
    /// In the middle: two pages are seen.
    case mid
    /// At the right or the bottom: one page is seen.
    case max
  }

  /// What is said when a page view controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine is: a `SpineLocation` or its number. For pages that curl.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The points between pages, 0 by default. For pages that scroll.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
