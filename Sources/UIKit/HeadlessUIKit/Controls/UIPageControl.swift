public import Foundation

/// A page indicator with a dot for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The states of interaction with the dots.
  public enum InteractionState: Int, Sendable {
    case none
    case discrete
    case continuous
  }

  /// The background styles.
  public enum BackgroundStyle: Int, Sendable {
    case automatic
    case prominent
    case minimal
  }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage += 0
      if oldValue != numberOfPages { contentSizeChanged() }
    }
  }
  open var currentPage = 0 {
    didSet {
      let fitting = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if fitting != currentPage { currentPage = fitting }
    }
  }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { .none }
  open var preferredIndicatorImage: UIImage?
  private var images: [Int: UIImage] = [:]

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }

  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

  /// 18 points per dot and 62.5 around them, 26 points high, as in frames that Interface Builder stores.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 18 + 62.5, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
