import PetriCatalog
import PetriUIKit

/// The background behind the rows of a grouped list.
struct ShownListSection: ShownKind {
  private let isInset: Bool

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ListSectionView else { return nil }
    isInset = view.isInset
  }

  var isArrangement: Bool { true }
  var form: ShownForm { .section(isInset: isInset) }
}
