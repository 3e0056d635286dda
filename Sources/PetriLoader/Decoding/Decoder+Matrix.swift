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
    matrix.kinds = list("as", keys) { word($0, "kind of text") }
    matrix.include = keys["include"].map { rules($0, "'include'", fixtures) } ?? []
    matrix.exclude = keys["exclude"].map { rules($0, "'exclude'", fixtures) } ?? []
    matrix.skip = text("skip", keys)
    return matrix
  }

  private func rules(_ node: YAMLNode, _ what: String, _ fixtures: [String]?) -> [MatrixRule] {
    list(node, what, mapping: true) { rule($0, fixtures) }
  }

  private func rule(_ node: YAMLNode, _ fixtures: [String]?) -> MatrixRule? {
    guard let keys = Keys(node, Grammar.matrixRule, complaints) else { return nil }
    var rule = MatrixRule()
    rule.devices = list("device", keys) { device($0) }
    rule.appearances = list("appearance", keys) { word($0, "appearance") }
    rule.contentSizes = list("contentSize", keys) { word($0, "content size") }
    rule.locales = list("locale", keys) { locale($0) }
    rule.fixtures = list("fixture", keys) { fixture($0, among: fixtures) }
    rule.kinds = list("as", keys) { word($0, "kind of text") }
    return rule
  }

  private func fixture(_ node: YAMLNode, among fixtures: [String]?) -> String? {
    guard let name = text(node, "the fixture name") else { return nil }
    guard let fixtures, name != Fixture.examples, !fixtures.contains(name) else { return name }
    complaints.unknown(.word("fixture"), node, among: [Fixture.examples] + fixtures)
    return nil
  }
}
