import PetriCatalog
import PetriUIKit

/// The column that is shown in place of rows or items.
struct ShownEmpty: ShownKind {
  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard view is EmptyView else { return nil }
  }

  var word: String? { "empty" }
}
