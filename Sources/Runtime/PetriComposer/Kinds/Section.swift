import PetriCatalog
import PetriUIKit

/// A section of a list or a grid.
struct ShownSection: ShownKind {
  private let header: String?
  private let footer: String?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard case .section(let definition)? = kind else { return nil }
    let labels = view.subviews.compactMap { $0 as? SectionLabel }
    header = definition.header?.text == nil ? nil : labels.first?.text
    footer = definition.footer?.text == nil ? nil : labels.last?.text
  }

  var word: String? { "section" }
  var subject: String? { header?.quoted }
  var text: String? { header }
  @MainActor var attributes: [ShownAttribute] {
    footer.map { [ShownAttribute("footer", .text($0))] } ?? []
  }
}
