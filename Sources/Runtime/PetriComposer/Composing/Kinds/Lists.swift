import PetriCatalog
import PetriUIKit

extension ListDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { builder.list(self, site.scope) }
}

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
    var list = AttributeList([ShownAttribute("style", definition.style, default: .plain)], in: view.traitCollection)
    list.flag("no separators", !definition.separators)
    list.word("selection", definition.selection.rawValue, default: ListSelection.none.rawValue)
    list.flag("startsAtEnd", definition.startsAtEnd)
    // The attribute `refresh` already shows that it can be pulled.
    if let view = view as? UIScrollView { list.add(ScrollAttributes.of(view).filter { $0.name != "refreshControl" }) }
    return list.all
  }
  @MainActor var defaultBackground: UIColor? { definition.style == .plain ? nil : .systemGroupedBackground }
}

extension GridDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { builder.grid(self, site.scope) }
}

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
    var list = AttributeList([ShownAttribute("axis", definition.axis, default: .vertical)], in: view.traitCollection)
    var defaults = GridDefinition(views: [])
    defaults.paging = definition.paging
    list.number("columns", CGFloat(definition.columnCount), default: CGFloat(defaults.columnCount))
    list.size("itemSize", definition.itemSize.map { CGSize(width: $0.width, height: $0.height) } ?? .zero)
    list.number("spacing", CGFloat(definition.spacing), default: CGFloat(defaults.spacing))
    list.insets("padding", definition.padding.directional)
    // The attribute `refresh` already shows that it can be pulled.
    list.add(ScrollAttributes.of(view).filter { $0.name != "refreshControl" })
    return list.all
  }
}

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

extension RowDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    builder.row(self, of: site.definition, site.scope)
  }
}

struct ShownRow: ShownKind {
  private let view: RowView
  private let title: String
  private let isSymbol: Bool
  private let maximumSize: CGSize?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? RowView, case .row(let definition)? = kind else { return nil }
    self.view = view
    title = view.title.text ?? ""
    isSymbol = definition.image?.isSymbol ?? false
    maximumSize = definition.imageMaximumSize.map { CGSize(width: $0.width, height: $0.height) }
  }

  var word: String? { "row" }
  var isLeaf: Bool { true }
  var form: ShownForm { .subviews }
  var subject: String? { title.quoted }
  var text: String? { title }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.text("subtitle", view.subtitle?.text)
    list.text("value", view.value?.text)
    list.color("color", view.title.textColor, default: view.isEnabled ? .label : .tertiaryLabel)
    list.font(
      "font",
      view.title.font,
      default: .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    )
    list.image(isSymbol ? "symbol" : "image", view.image?.image)
    list.number("imageCornerRadius", view.image?.layer.cornerRadius)
    list.word("imageMaximumSize", maximumSize.map { "\(Number.text($0.width))x\(Number.text($0.height))" })
    list.flag("disabled", !view.isEnabled)
    return list.all
  }
}
