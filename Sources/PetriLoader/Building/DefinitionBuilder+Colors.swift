import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// The colour of a key, which can be one of the catalogue's, or a value of the context.
  func color(_ key: String, _ keys: Keys) -> Attribute<ColorValue>? {
    keys[key]?.attribute(of: .color(settings.colors))
  }

  /// The colours of `Catalog.yaml`, and behind them those of its asset catalogues.
  func colors(_ node: YAMLNode?) -> [NamedColor] {
    var own: [NamedColor] = []
    for entry in node.map({ Array($0.entries) }) ?? [] {
      let (name, value) = (entry.key.text, entry.value)
      let known = own + settings.colors
      guard name.isNameOfColor, !known.prefix(own.count).contains(where: { $0.name == name }) else { continue }
      let made =
        value.kind == .mapping
        ? NamedColor(name: name) { appearance in value[appearance.rawValue].flatMap { color($0, among: known) } }
        : color(value, among: known).map { NamedColor(name: name, light: $0) }
      own.append(made ?? .placeholder(name: name))
    }
    return own + settings.colors
  }

  private func color(_ node: YAMLNode, among colors: [NamedColor]) -> ColorValue? {
    node.value(of: .color(colors)).flatMap { ColorValue(contextValue: $0) }
  }
}
