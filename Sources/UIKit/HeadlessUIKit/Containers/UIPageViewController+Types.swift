extension UIPageViewController {
  /// How one page goes and another comes.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// The axis that pages go along.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// The way to another page.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// Where the spine of the book is.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  /// The options that a page view controller is made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine is: a `SpineLocation` or its number. For pages that curl.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The points between pages, 0 by default. For pages that scroll.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
