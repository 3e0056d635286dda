import PetriUIKit

/// A line of one pixel across its stack.
final class DividerView: UIView {
  private let axis: NSLayoutConstraint.Axis

  /// - Parameter axis: the axis of the stack that it divides.
  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: axis)
    setContentCompressionResistancePriority(.required, for: axis)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let pixel = 1 / max(1, traitCollection.displayScale)
    return axis == .vertical
      ? CGSize(width: UIView.noIntrinsicMetric, height: pixel)
      : CGSize(width: pixel, height: UIView.noIntrinsicMetric)
  }
}
