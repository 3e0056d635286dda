import PetriCatalog
import PetriUIKit

final class ScrollStackView: UIScrollView, StackHolding, ScrollKeeping {
  let stack = UIStackView()
  var position: ScrollPosition
  private var measuredWidth: CGFloat?

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
      // The padding scrolls with the content.
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.directionalLayoutMargins = padding.directional
    }
    stack.arrange(views)
    addSubview(stack)
    // The screen's margins apply only if the view extends to its edges.
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    yieldSpace(along: .horizontal)
    if axis == .vertical { yieldSpace(along: .vertical) }
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

/// A scroll position that follows the end until the user scrolls away, and that survives rebuilding the view.
struct ScrollPosition {
  let followsEnd: Bool
  private var end: CGFloat?
  /// The offset and insets of the replaced view, applied in the first layout because insets come late. `y` is `nil` at
  /// the top, because a covered screen has a different top.
  private var kept: (x: CGFloat, y: CGFloat?, inset: UIEdgeInsets)?

  init(followsEnd: Bool = false) { self.followsEnd = followsEnd }

  @MainActor mutating func takeOver(from old: any ScrollKeeping) {
    end = old.position.end
    if let before = old.position.kept {
      kept = before
    } else if old.bounds.width > 0, old.bounds.height > 0 {
      let (offset, inset) = (old.contentOffset, old.adjustedContentInset)
      kept = (offset.x, offset.y == -inset.top ? nil : offset.y, inset)
    }
  }

  /// Updates the content offset after a layout.
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
    // Right-to-left content ends at the left.
    let isLeft = !isDown && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let end, isLeft ? offset > end + 1 : offset < end - 1 { return }
    let new = isLeft ? least.x : isDown ? most.y : most.x
    end = new
    if isDown { view.contentOffset.y = new } else { view.contentOffset.x = new }
  }

  @MainActor private static func limits(of view: UIScrollView, inset: UIEdgeInsets) -> (least: CGPoint, most: CGPoint) {
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
      y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height)
    )
    return (least, most)
  }
}

/// A scroll view whose position survives rebuilding.
@MainActor protocol ScrollKeeping: UIScrollView {
  var position: ScrollPosition { get set }
}

extension ScrollKeeping {
  func settle(along axis: NSLayoutConstraint.Axis = .vertical) {
    // On a copy, because the delegate may read the position meanwhile.
    var settled = position
    settled.settle(self, along: axis)
    position = settled
  }
}

extension UIScrollView {
  /// The priority of taking the remaining space and of yielding.
  private static let yielding = UILayoutPriority(2)

  /// Lets only the last of several views in a stack take the remaining space.
  static func letLastGrow(_ views: [UIView], along axis: NSLayoutConstraint.Axis) {
    for view in views.filter({ $0.contentHuggingPriority(for: axis) == yielding }).dropLast() {
      view.setContentHuggingPriority(UILayoutPriority(yielding.rawValue + 1), for: axis)
    }
  }

  func yieldSpace(along axes: NSLayoutConstraint.Axis...) {
    for axis in axes {
      takeSpace(along: axis)
      setContentCompressionResistancePriority(UIScrollView.yielding, for: axis)
    }
  }

  func takeSpace(along axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UIScrollView.yielding, for: axis)
  }

  /// Updates the intrinsic size after a layout at another width, because texts wrap.
  func remeasure(_ measuredWidth: inout CGFloat?) {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    invalidateIntrinsicContentSize()
    // Enclosing views that lay out by hand depend on the height.
    var around = superview
    while let view = around {
      view.setNeedsLayout()
      if view.next is UIViewController { return }
      around = view.superview
    }
  }
}
