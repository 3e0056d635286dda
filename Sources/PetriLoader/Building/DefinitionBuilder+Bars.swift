import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// What a navigation controller's bars show of a screen.
  func bar(_ node: YAMLNode) -> BarDefinition? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var bar = BarDefinition()
    bar.leading = keys.list("leading", barItem)
    bar.trailing = keys.list("trailing", barItem)
    bar.toolbar = keys.list("toolbar", barItem)
    bar.prompt = localized("prompt", keys)
    bar.largeTitle = keys.flag("largeTitle")
    bar.backButtonTitle = localized("backButtonTitle", keys)
    bar.search = keys["search"].map { search(Keys($0)) }
    bar.background = color("background", keys)
    bar.tint = color("tint", keys)
    bar.toolbarBackground = color("toolbarBackground", keys)
    bar.toolbarTint = color("toolbarTint", keys)
    if let hides = keys.flag("hidesBackButton") { bar.hidesBackButton = hides }
    if let hidden = keys.flag("hidden") { bar.hidden = hidden }
    return bar
  }

  /// A button of a bar, or space.
  func barItem(_ node: YAMLNode) -> BarItemDefinition? {
    if node.hasText("space") { return BarItemDefinition(.space, place: node.place) }
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    let kind: BarItemDefinition.Kind
    if let system = keys.word("system", BarSystemItem.self) {
      kind = .system(system)
    } else {
      let (title, image) = (localized("title", keys), imageReference(keys, "image")?.name)
      guard title != nil || image != nil else { return nil }
      kind = .button(title: title, image: image)
    }
    var item = BarItemDefinition(kind, place: node.firstPlace)
    item.isSymbol = keys.contains("symbol")
    item.id = keys.string("id")
    item.when = keys.condition("when")
    item.enabled = keys.condition("enabled")
    item.tap = keys["tap"].flatMap(tap)
    item.menu = keys.list("menu", menuElement)
    if let style = keys.word("style", BarItemStyle.self) { item.style = style }
    item.tint = color("tint", keys)
    item.accessibilityLabel = localized("accessibilityLabel", keys)
    return item
  }
}
