public import Foundation

/// A view whose content can be larger than its bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, HeadlessScrolling {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open var contentSize = CGSize.zero {
    didSet {
      if oldValue != contentSize { updateInset() }
      HeadlessObservations.shared.mayHaveChanged(self)
    }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != storedBounds.origin else { return }
      setGeometry(origin: origin, bounds: CGRect(origin: newValue, size: storedBounds.size))
      setNeedsLayout()
      scrollDelegate?.scrollViewDidScroll(self)
      if window != nil { navigationControllerAround?.contentDidScroll(self) }
    }
  }

  weak var storedScrollDelegate: (any UIScrollViewDelegate)?

  var scrollDelegate: (any UIScrollViewDelegate)? { storedScrollDelegate }

  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated {
      CommitQueue.shared.end { [weak self] in
        if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
      }
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    func shift(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if start < from { return start - from }
      return end > to ? min(end - to, start - from) : 0
    }
    contentOffset.x += shift(rect.minX, rect.maxX, seen.minX, seen.maxX)
    contentOffset.y += shift(rect.minY, rect.maxY, seen.minY, seen.maxY)
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if oldValue != contentInset { updateInset() }
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateInset() }
  }

  /// The content inset plus the safe area, which `automatic` adds at the sides only for content wider than the view.
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let scrollsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
    let scrollsDown = contentSize.height > bounds.height || alwaysBounceVertical
    let adds: (across: Bool, down: Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .scrollableAxes: (scrollsAcross, scrollsDown)
      case .automatic: (scrollsAcross, true)
      }
    return contentInset
      + UIEdgeInsets(
        top: adds.down ? safeArea.top : 0,
        left: adds.across ? safeArea.left : 0,
        bottom: adds.down ? safeArea.bottom : 0,
        right: adds.across ? safeArea.right : 0
      )
  }

  open func adjustedContentInsetDidChange() {}

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Stored without effect.
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  /// Stored without effect.
  open var delaysContentTouches = true
  /// Stored without effect.
  open var canCancelContentTouches = true
  /// Stored without effect: scrolling stops immediately.
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Nothing is drawn.
  open func flashScrollIndicators() {}

  /// The pan gesture recognizer, which isn't in `gestureRecognizers` here. `HeadlessRuntime.scroll` imitates the pan.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.storedView = self
    return recognizer
  }()

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The fraction of its speed that scrolling keeps per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }

  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

  private var lastInset = UIEdgeInsets.zero

  override var describedDetails: (before: [String], after: [String]) {
    func text(_ numbers: CGFloat...) -> String {
      "{" + numbers.map { $0 == $0.rounded() ? shortNumber($0) : "\(Double($0))" }.joined(separator: ", ") + "}"
    }
    let inset = adjustedContentInset
    return (
      [],
      [
        "contentOffset: \(text(contentOffset.x, contentOffset.y))",
        "contentSize: \(text(contentSize.width, contentSize.height))",
        "adjustedContentInset: \(text(inset.top, inset.left, inset.bottom, inset.right))",
      ]
    )
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateInset()
  }

  /// Content scrolled to the top stays there when the inset changes.
  private func updateInset() {
    let new = adjustedContentInset
    guard new != lastInset else { return }
    let old = lastInset
    lastInset = new
    if contentOffset.y == -old.top { contentOffset.y = -new.top }
    if contentOffset.x == -old.left { contentOffset.x = -new.left }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

/// The delegate of a scroll view. All members are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view to zoom. Zooming isn't supported.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Declares a scroll view's `delegate`. Swift permits UIKit's narrowing of its type only in protocol extensions.
@preconcurrency @MainActor
public protocol HeadlessScrolling: AnyObject {}

extension HeadlessScrolling where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedScrollDelegate }
    set { storedScrollDelegate = newValue }
  }
}
