import PetriCatalog
import PetriUIKit

/// A scroll view whose content is a stack along its axis.
final class ScrollStackView: UIScrollView, StackHolding, ScrollKeeping {
  /// The stack that scrolls.
  let stack = UIStackView()
  var position: ScrollPosition
  /// The width that the height was last computed for.
  private var measuredWidth: CGFloat?

  /// - Parameter startsAtEnd: whether its end is shown at first.
  init(
    axis: NSLayoutConstraint.Axis,
    spacing: Double,
    padding: Insets,
    views: [UIView],
    startsAtEnd: Bool = false
  ) {
    position = ScrollPosition(followsEnd: startsAtEnd)
    super.init(frame: .zero)
    stack.axis = axis
    stack.spacing = spacing
    if padding != Insets() {
      // What scrolls has the padding with it, so that it is as long as both.
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.directionalLayoutMargins = padding.directional
    }
    stack.arrange(views)
    addSubview(stack)
    // Margins only where the view goes to the screen's edges: the screen's then.
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    yieldRoom(along: .horizontal)
    if axis == .vertical { yieldRoom(along: .vertical) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = layoutMargins
    switch stack.axis {
    case .vertical:
      let width = max(0, bounds.width - margins.left - margins.right)
      stack.frame = CGRect(x: margins.left, y: 0, width: width, height: stack.fittingHeight(width: width))
      contentSize = CGSize(width: bounds.width, height: stack.frame.height)
      remeasure(&measuredWidth)
    default:
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      stack.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, bounds.height))
      contentSize = stack.frame.size
    }
    settle(along: stack.axis)
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if position.followsEnd { setNeedsLayout() }
  }

  /// As large as what scrolls; along the axis, as long as there is room.
  override var intrinsicContentSize: CGSize {
    let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard stack.axis == .vertical, bounds.width > 0 else { return natural }
    return CGSize(width: natural.width, height: sizeThatFits(bounds.size).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard stack.axis == .vertical else { return CGSize(width: size.width, height: intrinsicContentSize.height) }
    let margins = layoutMargins
    let width = max(0, size.width - margins.left - margins.right)
    return CGSize(width: size.width, height: stack.fittingHeight(width: width))
  }
}

/// The place to which something is scrolled: its end as long as nobody scrolls away from it, and, where the view was made
/// anew, where the view before it was.
struct ScrollPosition {
  /// Whether the end is kept in sight.
  let followsEnd: Bool
  /// Where the end was shown last; `nil` before it was.
  private var end: CGFloat?
  /// Where the view was that this one is in place of, and its insets, until the first layout: this one gets insets later.
  /// No height where it was at its top, which a new view begins at: that of a covered screen is another one.
  private var kept: (x: CGFloat, y: CGFloat?, inset: UIEdgeInsets)?

  init(followsEnd: Bool = false) { self.followsEnd = followsEnd }

  /// Takes the place of another view, which this one is in place of and which has its insets unless its screen is covered.
  @MainActor mutating func takeOver(from old: any ScrollKeeping) {
    end = old.position.end
    if let before = old.position.kept {
      kept = before
    } else if old.bounds.width > 0, old.bounds.height > 0 {
      let (offset, inset) = (old.contentOffset, old.adjustedContentInset)
      kept = (offset.x, offset.y == -inset.top ? nil : offset.y, inset)
    }
  }

  /// After a layout: puts the view where it is to stand.
  @MainActor mutating func settle(_ view: UIScrollView, along axis: NSLayoutConstraint.Axis = .vertical) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    if let (x, y, inset) = kept {
      let now = view.adjustedContentInset
      let (least, most) = ScrollPosition.limits(
        of: view,
        inset: UIEdgeInsets(
          top: max(inset.top, now.top),
          left: max(inset.left, now.left),
          bottom: max(inset.bottom, now.bottom),
          right: max(inset.right, now.right)
        )
      )
      view.contentOffset.x = min(max(x, least.x), most.x)
      if let y { view.contentOffset.y = min(max(y, least.y), most.y) }
      kept = nil
    }
    guard followsEnd else { return }
    let (least, most) = ScrollPosition.limits(of: view, inset: view.adjustedContentInset)
    let isDown = axis == .vertical
    let offset = isDown ? view.contentOffset.y : view.contentOffset.x
    // Reading from right to left ends at the left.
    let isLeft = !isDown && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let end, isLeft ? offset > end + 1 : offset < end - 1 { return }
    let new = isLeft ? least.x : isDown ? most.y : most.x
    end = new
    if isDown { view.contentOffset.y = new } else { view.contentOffset.x = new }
  }

  /// The offsets between which a view's content can be scrolled.
  @MainActor private static func limits(of view: UIScrollView, inset: UIEdgeInsets) -> (least: CGPoint, most: CGPoint) {
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height)
    )
    return (least, most)
  }
}

/// A scroll view that is scrolled to where the one was that it is in place of.
@MainActor protocol ScrollKeeping: UIScrollView {
  var position: ScrollPosition { get set }
}

extension ScrollKeeping {
  /// After a layout: goes to its place.
  func settle(along axis: NSLayoutConstraint.Axis = .vertical) {
    // By a copy: its delegate hears of it, and may ask for it.
    var settled = position
    settled.settle(self, along: axis)
    position = settled
  }
}

extension UIScrollView {
  /// The priority of taking what room is left, and of giving way.
  private static let yielding = UILayoutPriority(2)

  /// Of several views in a stack that take what room is left only the last does, the others being as long as what is in them.
  static func letLastTakeRoom(_ views: [UIView], along axis: NSLayoutConstraint.Axis) {
    for view in views.filter({ $0.contentHuggingPriority(for: axis) == yielding }).dropLast() {
      view.setContentHuggingPriority(UILayoutPriority(yielding.rawValue + 1), for: axis)
    }
  }

  /// Takes what room is left in a stack and gives way before all others do, for the rest of it can be scrolled to.
  func yieldRoom(along axes: NSLayoutConstraint.Axis...) {
    for axis in axes {
      takeRoom(along: axis)
      setContentCompressionResistancePriority(UIScrollView.yielding, for: axis)
    }
  }

  /// Takes what room is left in a stack.
  func takeRoom(along axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UIScrollView.yielding, for: axis)
  }

  /// After a layout: updates the view's own height if it was computed for another width, since texts wrap.
  func remeasure(_ measuredWidth: inout CGFloat?) {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    invalidateIntrinsicContentSize()
    // What is around places some views by hand, and asks for their height when it is laid out.
    var around = superview
    while let view = around {
      view.setNeedsLayout()
      if view.next is UIViewController { return }
      around = view.superview
    }
  }
}
