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
    // Less than anything else, more than being as long as another spacer.
    setContentCompressionResistancePriority(UILayoutPriority(3), for: axis)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    axis == .vertical
      ? CGSize(width: UIView.noIntrinsicMetric, height: length)
      : CGSize(width: length, height: UIView.noIntrinsicMetric)
  }
}
