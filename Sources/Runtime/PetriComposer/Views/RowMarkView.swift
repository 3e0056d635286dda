import PetriUIKit

/// A sign at the end of a row: an arrow, or a checkmark.
final class RowMarkView: UIView {
  let mark: RowMark

  init(_ mark: RowMark) {
    self.mark = mark
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: mark == .disclosure ? 10 : 18, height: 22) }
}
