import PetriUIKit

/// The column in the middle of a list or a grid without rows or items.
final class EmptyView: UIView, StackHolding {
  private static let margin: CGFloat = 16

  let stack = UIStackView()

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .center
    stack.arrange(views)
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// How high it is at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    stack.fittingHeight(width: max(0, width - 2 * EmptyView.margin)) + 2 * EmptyView.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * EmptyView.margin)
    let height = stack.fittingHeight(width: width)
    stack.frame = CGRect(x: EmptyView.margin, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
