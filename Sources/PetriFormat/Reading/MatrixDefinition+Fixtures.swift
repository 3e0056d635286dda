import PetriCatalog

extension MatrixDefinition {
  /// Whether a snapshot may be taken with a fixture.
  package func takes(_ fixture: String) -> Bool {
    skip == nil
      && (include.isEmpty || include.contains { $0.fixtures.isEmpty || $0.fixtures.contains(fixture) })
      && !exclude.contains { $0.fixtures.contains(fixture) && $0.leavesRestOpen }
  }
}

extension MatrixRule {
  /// Whether it is about fixtures alone.
  fileprivate var leavesRestOpen: Bool {
    var rest = self
    rest.fixtures = []
    return rest == MatrixRule()
  }
}
