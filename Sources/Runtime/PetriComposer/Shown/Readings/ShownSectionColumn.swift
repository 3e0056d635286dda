import PetriCatalog
import PetriUIKit

/// A column of views above or below a section.
struct ShownSectionColumn: ShownKind {
  let word: String?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? SectionColumn else { return nil }
    word = view.isHeader ? "header" : "footer"
  }
}
