import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  func list(_ keys: Keys) -> ListDefinition {
    var list = ListDefinition(views: keys.list("views", view))
    if let style = keys.word("style", ListStyle.self) { list.style = style }
    list.sections = keys.list("sections", section)
    list.empty = keys.list("empty", view)
    list.refresh = keys["refresh"].flatMap(tap)
    if let separators = keys.flag("separators") { list.separators = separators }
    if let selection = keys.word("selection", ListSelection.self) { list.selection = selection }
    return list
  }

  func grid(_ keys: Keys) -> GridDefinition {
    var grid = GridDefinition(views: keys.list("views", view))
    grid.sections = keys.list("sections", section)
    grid.empty = keys.list("empty", view)
    grid.refresh = keys["refresh"].flatMap(tap)
    if let columns = keys.integer("columns") { grid.columns = columns }
    if let size = keys["itemSize"].map({ Keys($0) }), let width = size.number("width"),
      let height = size.number("height")
    {
      grid.itemSize = GridDefinition.ItemSize(width: width, height: height)
    }
    if let spacing = keys.number("spacing") { grid.spacing = spacing }
    if let padding = keys.insets("padding") { grid.padding = padding }
    if let axis = keys.word("axis", StackAxis.self) { grid.axis = axis }
    if let paging = keys.flag("paging") { grid.paging = paging }
    if let dots = keys.flag("pageDots") { grid.pageDots = dots }
    return grid
  }

  /// A row; `nil` without a title.
  func row(_ keys: Keys) -> RowDefinition? {
    guard let title = localized("title", keys) else { return nil }
    var row = RowDefinition(title: title)
    row.subtitle = localized("subtitle", keys)
    row.value = localized("value", keys)
    row.color = color("color", keys)
    row.font = font(keys)
    row.image = imageReference(keys, "image")
    row.accessory = keys["accessory"].flatMap(accessory)
    row.selected = keys.condition("selected")
    row.enabled = keys.condition("enabled")
    if let swipe = keys["swipe"].map({ Keys($0) }) {
      row.leadingSwipe = swipe.list("leading", swipeAction)
      row.trailingSwipe = swipe.list("trailing", swipeAction)
    }
    return row
  }

  private func section(_ node: YAMLNode) -> ViewDefinition? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var section = SectionDefinition(views: keys.list("views", view))
    section.header = localized("header", keys)
    section.footer = localized("footer", keys)
    section.index = localized("index", keys)
    var view = ViewDefinition(kind: .section(section), place: firstKey(of: node).place)
    view.each = keys.repetition
    view.when = keys.condition("when")
    view.id = keys.string("id")
    return view
  }

  private func accessory(_ node: YAMLNode) -> RowAccessory? {
    switch node.string.flatMap(RowAccessory.Word.init) {
    case .disclosure?: return .disclosure
    case .checkmark?: return .checkmark(nil)
    case nil: break
    }
    guard let entry = node.entries.first(where: { _ in true }) else { return nil }
    let keys = Keys(node)
    if let condition = keys.condition("checkmark") { return .checkmark(condition) }
    if let detail = keys["detail"].flatMap(tap) { return .detail(detail) }
    guard keys.contains("switch") else { return nil }
    let isShort = entry.value.kind != .mapping
    let own = isShort ? Keys("on", entry) : Keys(entry.value)
    var control = SwitchDefinition()
    if let on = own.attribute("on", Bool.self) { control.on = on }
    control.enabled = own.condition("enabled")
    var view = ViewDefinition(kind: .switch(control), place: entry.key.place)
    view.id = own.string("id")
    view.tap = own["tap"].flatMap(tap)
    view.tint = color("tint", own)
    view.alpha = own.attribute("alpha")
    view.accessibilityLabel = localized("accessibilityLabel", own)
    return .switch(view)
  }

  private func swipeAction(_ node: YAMLNode) -> ViewDefinition? {
    let keys = Keys(node)
    guard let title = localized("title", keys) else { return nil }
    var action = SwipeActionDefinition(title: title)
    action.image = imageReference(keys, "image")
    if let style = keys.word("style", SwipeActionStyle.self) { action.style = style }
    var view = ViewDefinition(kind: .swipeAction(action), place: firstKey(of: node).place)
    view.when = keys.condition("when")
    view.tap = keys["tap"].flatMap(tap)
    view.background = color("background", keys)
    return view
  }

  private func firstKey(of node: YAMLNode) -> YAMLNode { node.entries.first { _ in true }?.key ?? node }
}
