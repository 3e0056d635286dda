import PetriCatalog
import PetriChecking
import PetriYAML

extension DefinitionBuilder {
  /// `font`; `nil` where there is none.
  func font(_ keys: Keys) -> FontDefinition? {
    guard let node = keys["font"] else { return nil }
    guard node.kind == .mapping else { return keys.word("font", TextStyle.self).map { FontDefinition($0) } }
    let parts = Keys(node)
    var font = FontDefinition(parts.word("style") ?? FontDefinition().style)
    font.size = parts.number("size")
    font.weight = parts.word("weight")
    if let design = parts.word("design", FontDesignOption.self) { font.design = design }
    if let italic = parts.flag("italic") { font.italic = italic }
    font.family = parts.string("family")
    return font
  }
}
