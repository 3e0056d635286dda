import PetriCatalog

extension MatrixDefinition {
  /// Whether a snapshot with a fixture is allowed.
  package func takes(_ fixture: String) -> Bool {
    skip == nil
      && (include.isEmpty || include.contains { $0.fixtures.isEmpty || $0.fixtures.contains(fixture) })
      && !exclude.contains { $0.fixtures.contains(fixture) && $0.leavesRestOpen }
  }
}

extension MatrixRule {
  /// Whether the rule depends only on fixtures.
  fileprivate var leavesRestOpen: Bool {
    var rest = self
    rest.fixtures = []
    return rest == MatrixRule()
  }
}
