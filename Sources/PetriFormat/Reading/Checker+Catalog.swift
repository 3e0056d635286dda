import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// Checks the settings of `Catalog.yaml`.
  package mutating func settings(_ root: Int) {
    guard tree.kind(root) == .mapping else {
      mapping(root, rules.grammar.catalog)
      return
    }
    if let colors = tree.given(.colors, in: root) { self.colors(colors) }
    if let state = tree.given(.state, in: root) { self.state(state) }
    mapping(root, rules.grammar.catalog)
    if let hosts = tree.given(.hosts, in: root) { self.hosts(hosts) }
    if let key = tree.keyNode(.redirects, in: root), let redirects = tree.given(.redirects, in: root) {
      self.redirects(redirects, key)
    }
    if let format = tree.given(.format, in: root), let version = Int(tree.string(format)),
      (0...1_000_000).contains(version), version != CatalogSettings.currentFormat
    {
      fail(format) { _ in DefinitionProblem.unsupportedFormat(version) }
    }
    guard let experiments = tree.given(.experiments, in: root) else { return }
    for (_, variants) in tree.entries(experiments) {
      var seen: Set<String> = []
      for variant in tree.elements(variants) where !seen.insert(tree.string(variant)).inserted {
        let name = tree.string(variant)
        fail(variants) { _ in DefinitionProblem.duplicateVariant(name) }
      }
    }
  }

  private mutating func state(_ node: Int) {
    scope.state = fields(node, of: "the state")
    for (key, _) in tree.entries(node) {
      let name = tree.string(key)
      guard let field = scope.state.first(where: { $0.name == name }), field.isRequired else { continue }
      fail(key) { _ in ValueProblem.missingDefault(field) }
    }
  }

  /// What becomes of warnings, by their codes.
  mutating func severities(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping else {
      return fail(node) {
        ShapeProblem.notMapping(
          "'severity'",
          of: "warning codes",
          FoundValue($0),
          example: "{unused-container: off}"
        )
      }
    }
    for (key, value) in tree.entries(node) {
      let code = tree.string(key)
      if DiagnosticCode.warnings.contains(where: { $0.rawValue == code }) {
        check(value, Checker.severity, .key(key))
      } else if DiagnosticCode.all.contains(where: { $0.rawValue == code }) {
        fail(key) { _ in DefinitionProblem.alwaysError(code) }
      } else {
        fail(key, unknown: .word("warning"), among: DiagnosticCode.warnings.map(\.rawValue))
      }
    }
    return isValid
  }

  private static let severity = Check(.word(WarningSeverity.self, "severity"))
}
