import PetriUIKit

/// The place of a cell's accessory, which texts of a screen have with the view in the cell.
final class CellEndView: UIView, ArrangingView {
  /// A mark, a button, a switch.
  let accessory: UIView

  init(_ accessory: UIView) {
    self.accessory = accessory
    super.init(frame: .zero)
    addSubview(accessory)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory.frame = bounds
  }
}
