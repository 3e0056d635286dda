import PetriUIKit

/// A scroll view whose content is a stack along its axis.
final class ScrollStackView: UIScrollView {
  /// What scrolls.
  let stack = UIStackView()

  init(axis: NSLayoutConstraint.Axis, spacing: Double, views: [UIView]) {
    super.init(frame: .zero)
    stack.axis = axis
    stack.spacing = spacing
    for view in views { stack.addArrangedSubview(view) }
    addSubview(stack)
    // Margins only where the view goes to the screen's edges.
    layoutMargins = .zero
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    setContentHuggingPriority(UILayoutPriority(2), for: axis)
    setContentCompressionResistancePriority(UILayoutPriority(2), for: axis)
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
    default:
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      stack.frame = CGRect(x: 0, y: 0, width: size.width, height: max(size.height, bounds.height))
      contentSize = stack.frame.size
    }
  }

  /// Along the axis there is no length of its own; across it, what scrolls has one.
  override var intrinsicContentSize: CGSize {
    guard stack.axis == .horizontal else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    stack.axis == .vertical
      ? CGSize(width: size.width, height: stack.fittingHeight(width: size.width))
      : CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
