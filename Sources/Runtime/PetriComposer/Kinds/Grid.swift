import PetriCatalog
import PetriUIKit

extension GridDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { builder.grid(self, site.scope) }
}

/// Views in columns.
struct ShownGrid: ShownKind {
  private let view: GridView
  private let definition: GridDefinition

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? GridView, case .grid(let definition)? = kind else { return nil }
    self.view = view
    self.definition = definition
  }

  var word: String? { "grid" }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList([ShownAttribute("axis", definition.axis, usual: .vertical)], in: view.traitCollection)
    var usual = GridDefinition(views: [])
    usual.paging = definition.paging
    list.number("columns", CGFloat(definition.columnCount), usual: CGFloat(usual.columnCount))
    list.size("itemSize", definition.itemSize.map { CGSize(width: $0.width, height: $0.height) } ?? .zero)
    list.number("spacing", CGFloat(definition.spacing), usual: CGFloat(usual.spacing))
    list.insets("padding", definition.padding.directional)
    // The attributes of pulling it down show already that it can be pulled.
    list.add(ScrollAttributes.of(view).filter { $0.name != "refreshControl" })
    return list.all
  }
}
