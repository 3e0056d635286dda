public import Foundation

/// Dots for pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How a finger moves over the dots.
  public enum InteractionState: Int, Sendable {
    /// It doesn't.
    case none
    /// From dot to dot.
    case discrete
    /// Evenly.
    case continuous
  }

  /// The look behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system has it.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// How many pages there are; 0 by default.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage += 0
      if oldValue != numberOfPages { contentSizeChanged() }
    }
  }
  /// The page that is shown, in the range of pages; 0 by default.
  open var currentPage = 0 {
    didSet {
      let fitting = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if fitting != currentPage { currentPage = fitting }
    }
  }
  /// Whether it is hidden for one page; false by default.
  open var hidesForSinglePage = false
  /// The colour of the dots; the system's by default.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown; the system's by default.
  open var currentPageIndicatorTintColor: UIColor?
  /// The look behind the dots; as the system has it by default.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger may move over the dots; true by default.
  open var allowsContinuousInteraction = true
  /// How a finger moves over the dots; it doesn't here.
  open var interactionState: InteractionState { .none }
  /// The picture of the dots; the system's by default.
  open var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]

  /// Sets the picture of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

  /// The picture of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

  /// The size of so many dots: 16 points a dot and 23 around, 26 points high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 23, height: 26)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
