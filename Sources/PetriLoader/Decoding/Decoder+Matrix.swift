import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// Decodes `matrix` of a screen or of the catalogue.
  ///
  /// - Parameter fixtures: the names of the screen's fixtures; `nil` in `Catalog.yaml`, whose rules are for all screens.
  func matrix(_ node: YAMLNode, fixtures: [String]?) -> MatrixDefinition {
    var matrix = MatrixDefinition()
    let fields = fixtures == nil ? Grammar.catalogMatrix : Grammar.matrix
    guard let keys = Keys(node, fields, complaints) else { return matrix }
    matrix.kinds = list(keys["as"], "'as'", single: true) { word($0, "kind of text") }
    matrix.include = keys["include"].map { rules($0, "'include'", fixtures) } ?? []
    matrix.exclude = keys["exclude"].map { rules($0, "'exclude'", fixtures) } ?? []
    matrix.skip = text(keys["skip"], "'skip'")
    return matrix
  }

  private func rules(_ node: YAMLNode, _ what: String, _ fixtures: [String]?) -> [MatrixRule] {
    list(node, what, mapping: true) { rule($0, fixtures) }
  }

  private func rule(_ node: YAMLNode, _ fixtures: [String]?) -> MatrixRule? {
    guard let keys = Keys(node, Grammar.matrixRule, complaints) else { return nil }
    var rule = MatrixRule()
    rule.devices = list(keys["device"], "'device'", single: true) { device($0) }
    rule.appearances = list(keys["appearance"], "'appearance'", single: true) { word($0, "appearance") }
    rule.contentSizes = list(keys["contentSize"], "'contentSize'", single: true) { word($0, "content size") }
    rule.locales = list(keys["locale"], "'locale'", single: true) { locale($0) }
    rule.fixtures = list(keys["fixture"], "'fixture'", single: true) { fixture($0, among: fixtures) }
    rule.kinds = list(keys["as"], "'as'", single: true) { word($0, "kind of text") }
    return rule
  }

  private func fixture(_ node: YAMLNode, among fixtures: [String]?) -> String? {
    guard let name = text(node, "the fixture name") else { return nil }
    guard let fixtures, name != Fixture.examples, !fixtures.contains(name) else { return name }
    complaints.unknown(
      .badValue,
      "unknown fixture '\(node.shortText)'",
      node: node,
      name: name,
      known: [Fixture.examples] + fixtures
    )
    return nil
  }
}
