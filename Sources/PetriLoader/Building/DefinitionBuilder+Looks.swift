import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// What a view looks like at its edges; `nil` where nothing is said. A box has corners and a border of its own.
  func edges(of kind: ViewKind.Name, _ keys: Keys) -> ViewEdges? {
    var edges = ViewEdges()
    if kind != .box {
      edges.cornerRadius = keys.number("cornerRadius") ?? edges.cornerRadius
      edges.border = border(keys)
    }
    edges.shadow = keys["shadow"].map(shadow)
    return edges == ViewEdges() ? nil : edges
  }

  /// A border: its colour, or a mapping with it.
  func border(_ keys: Keys) -> BorderDefinition? {
    guard let node = keys["border"] else { return nil }
    guard node.kind == .mapping else { return color("border", keys).map { BorderDefinition(color: $0) } }
    let parts = Keys(node)
    var border = color("color", parts).map { BorderDefinition(color: $0) }
    if let width = parts.number("width") { border?.width = width }
    return border
  }

  private func shadow(_ node: YAMLNode) -> ShadowDefinition {
    let keys = Keys(node)
    var shadow = ShadowDefinition()
    if let color = color("color", keys) { shadow.color = color }
    if let radius = keys.number("radius") { shadow.radius = radius }
    if let opacity = keys.number("opacity") { shadow.opacity = opacity }
    if let x = keys.number("x") { shadow.x = x }
    if let y = keys.number("y") { shadow.y = y }
    return shadow
  }

  /// How much room a view takes; `nil` where nothing is said.
  func room(_ keys: Keys) -> ViewRoom? {
    var room = ViewRoom()
    room.minWidth = keys.number("minWidth")
    room.maxWidth = keys.number("maxWidth")
    room.minHeight = keys.number("minHeight")
    room.maxHeight = keys.number("maxHeight")
    room.aspectRatio = keys.number("aspectRatio")
    if let grow = keys.flag("grow") { room.grow = grow }
    room.hidden = keys.condition("hidden")
    return room == ViewRoom() ? nil : room
  }

  /// The picture of a key, or the symbol beside it.
  func imageReference(_ keys: Keys, _ key: String) -> ImageReference? {
    keys.template("symbol").map { ImageReference($0, isSymbol: true) } ?? keys.template(key).map { ImageReference($0) }
  }

  func embedded(_ role: EmbeddedDefinition.Role, _ keys: Keys) -> EmbeddedDefinition {
    var view = EmbeddedDefinition(role)
    view.name = keys.template("name")
    view.url = keys.template("url")
    view.latitude = keys.attribute("latitude")
    view.longitude = keys.attribute("longitude")
    view.span = keys.attribute("span")
    return view
  }
}

extension Keys {
  /// The same inset of all sides, or some of them.
  func insets(_ key: String) -> Insets? {
    guard let node = self[key] else { return nil }
    guard node.kind == .mapping else { return number(key).map { Insets($0) } }
    let sides = Keys(node)
    var insets = Insets()
    insets.top = sides.number("top") ?? 0
    insets.leading = sides.number("leading") ?? 0
    insets.bottom = sides.number("bottom") ?? 0
    insets.trailing = sides.number("trailing") ?? 0
    return insets
  }
}
