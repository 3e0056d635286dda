import PetriCatalog
import PetriUIKit

/// The place of a cell's accessory.
struct ShownCellEnd: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is CellEndView else { return nil }
  }

  var isArrangement: Bool { true }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
}
