import PetriUIKit

/// Room in a stack that stretches before anything else does.
final class SpacerView: UIView {
  /// How long it is at least, in points.
  let length: CGFloat
  private let axis: NSLayoutConstraint.Axis

  init(length: Double, axis: NSLayoutConstraint.Axis) {
    self.length = length
    self.axis = axis
    super.init(frame: .zero)
    setContentHuggingPriority(UILayoutPriority(1), for: axis)
    // Less than anything else, but kept where a size is looked for.
    let keeping = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    setContentCompressionResistancePriority(keeping, for: axis)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    axis == .vertical
      ? CGSize(width: UIView.noIntrinsicMetric, height: length)
      : CGSize(width: length, height: UIView.noIntrinsicMetric)
  }
}
