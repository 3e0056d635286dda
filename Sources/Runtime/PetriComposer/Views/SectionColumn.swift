import PetriUIKit

/// A column of views above or below a section.
final class SectionColumn: UIView, StackHolding, SectionEdgeView {
  let stack = UIStackView()
  /// Whether it is above the section.
  let isHeader: Bool

  init(_ views: [UIView], isHeader: Bool) {
    self.isHeader = isHeader
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 8
    stack.arrange(views)
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  func height(width: CGFloat) -> CGFloat { stack.fittingHeight(width: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }
}
