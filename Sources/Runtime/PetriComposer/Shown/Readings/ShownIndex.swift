import PetriCatalog
import PetriUIKit

/// The index at the edge of a list, which leads to its sections.
struct ShownIndex: ShownKind {
  private let titles: [String]

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? ListIndexView else { return nil }
    titles = view.titles
  }

  var word: String? { "index" }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
  var subject: String? { titles.map(\.quoted).joined(separator: " ") }
  var touch: ShownTouch { .nothing }
}
