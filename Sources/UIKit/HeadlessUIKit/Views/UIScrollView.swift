public import Foundation

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView, HeadlessScrolling {
  /// When the safe area is added to the content's insets.
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

  /// Who hears of the scrolling: subclasses have delegates of their own kind.
  var scrollDelegate: (any UIScrollViewDelegate)? { storedScrollDelegate }

  open var refreshControl: UIRefreshControl? {
    didSet {
      if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Moves the content; with an animation, the delegate hears of its end at the next commit.
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

  /// The content's insets with the safe area as far as it is added. Automatic adds it at top and bottom always, and at
  /// the sides where the content is wider than the view.
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

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Whether a drag that begins along one axis moves along that alone; false by default. Kept as a value.
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  /// Whether touches wait until it is clear that they don't scroll; true by default. Kept as a value.
  open var delaysContentTouches = true
  /// Whether what a touch began may become scrolling; true by default. Kept as a value.
  open var canCancelContentTouches = true
  /// How fast the content slows down after a finger has left; normal by default. It stops at once here.
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Shows the indicators for a moment; nothing is drawn here.
  open func flashScrollIndicators() {}

  /// The recognizer of the finger that scrolls; `HeadlessRuntime.scroll` is the finger. It isn't among
  /// `gestureRecognizers` here.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.storedView = self
    return recognizer
  }()

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether scrolling takes the touch from a view of the content: not from controls, by default.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// How fast content slows down: the part of its speed that it keeps from millisecond to millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// 0.998, by UIKit's constant.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, by UIKit's constant.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The look of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How dragging puts the keyboard away.
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

  /// At the top, the content begins below the inset: the offset follows a change of it.
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
