import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// `font`; `nil` where there is none.
  ///
  /// - Parameter outer: has what a mapping without a text style doesn't say.
  func font(_ keys: Keys, in outer: FontDefinition = FontDefinition()) -> FontDefinition? {
    guard let node = keys["font"] else { return nil }
    guard node.kind == .mapping else { return keys.word("font", TextStyle.self).map { FontDefinition($0) } }
    let parts = Keys(node)
    var font = parts.word("style", TextStyle.self).map { FontDefinition($0) } ?? outer
    if let size = parts.number("size") { font.size = size }
    if let weight = parts.word("weight", WeightOption.self) { font.weight = weight }
    // A family has a design of its own.
    if let design = parts.word("design", FontDesignOption.self) { (font.design, font.family) = (design, nil) }
    if let italic = parts.flag("italic") { font.italic = italic }
    if let family = parts.string("family") { (font.family, font.design) = (family, .default) }
    return font
  }
}
