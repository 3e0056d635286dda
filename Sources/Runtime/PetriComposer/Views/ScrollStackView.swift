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
