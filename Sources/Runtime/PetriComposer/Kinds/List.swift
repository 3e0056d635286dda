import PetriCatalog
import PetriUIKit

extension ListDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { builder.list(self, site.scope) }
}

/// Views in rows.
struct ShownList: ShownKind {
  private let view: UIView
  private let definition: ListDefinition

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard case .list(let definition)? = kind else { return nil }
    self.view = view
    self.definition = definition
  }

  var word: String? { "list" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList([ShownAttribute("style", definition.style, usual: .plain)], in: view.traitCollection)
    list.flag("no separators", !definition.separators)
    list.word("selection", definition.selection.rawValue, usual: ListSelection.none.rawValue)
    list.flag("startsAtEnd", definition.startsAtEnd)
    // The attributes of pulling it down show already that it can be pulled.
    if let view = view as? UIScrollView { list.add(ScrollAttributes.of(view).filter { $0.name != "refreshControl" }) }
    return list.all
  }
  @MainActor var usualBackground: UIColor? { definition.style == .plain ? nil : .systemGroupedBackground }
}
