package import PetriCatalog

extension Grammar {
  package static let catalogMatrix = Form("'matrix'", { MatrixDefinition() }) {
    matrix.fields("as", "include", "exclude")
  }

  package static let matrix = Form("'matrix'", { MatrixDefinition() }) {
    Field(
      "as",
      \.kinds,
      kinds,
      "As what kinds of text cells are printed; a screen's list replaces the catalogue's. `routes` are the base cell's alone.",
      default: "[\(Rendering.usual.map(\.rawValue).joined(separator: ", "))]"
    )
    Field(
      "include",
      \.include,
      .list(matrixRuleRule, orOne: true),
      "Only cells that fit one of these; a screen's replace the catalogue's.",
      example: "{locale: [en, ru]}"
    )
    Field(
      "exclude",
      \.exclude,
      .list(matrixRuleRule, orOne: true),
      "No cells that fit one of these; a screen's are added to the catalogue's.",
      example: "[{device: iphone-se, contentSize: accessibility-xl}]"
    )
    Field(
      "skip",
      \.skip,
      .text,
      "The reason why this screen has no snapshots at all.",
      example: "drawn by hand"
    )
  }

  /// A rule of a matrix; an omitted key matches everything.
  package static let matrixRule = Form("the matrix rule", { MatrixRule() }) {
    Field("device", \.devices, .list(.reference(.device), orOne: true), "The devices.")
    Field("appearance", \.appearances, .list(.word("appearance"), orOne: true), "The appearances.")
    Field("contentSize", \.contentSizes, .list(.word("content size"), orOne: true), "The text sizes.")
    Field("locale", \.locales, .list(.name(.locale), orOne: true), "The locales.", example: "[en, ru]")
    Field(
      "fixture",
      \.fixtures,
      .list(.reference(.fixture), orOne: true),
      "The fixtures; `examples` is one.",
      example: "far-east"
    )
    Field("as", \.kinds, kinds, "The kinds of text.")
  }

  private static let matrixRuleRule = Rule<MatrixRule>.construct(.matrixRule) { reader, node, subject in
    reader.form(node, matrixRule, subject)
  }
  private static let kinds = Rule<[Rendering]>.list(.word("kind of text"), orOne: true)
}

extension MatrixDefinition {
  /// Whether a snapshot with a fixture is allowed.
  package func takes(_ fixture: String) -> Bool {
    skip == nil
      && (include.isEmpty || include.contains { $0.fixtures.isEmpty || $0.fixtures.contains(fixture) })
      && !exclude.contains { $0.fixtures.contains(fixture) && $0.leavesRestOpen }
  }
}

extension MatrixRule {
  fileprivate var leavesRestOpen: Bool {
    var rest = self
    rest.fixtures = []
    return rest == MatrixRule()
  }
}
