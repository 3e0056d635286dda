import PetriCatalog

extension Grammar {
  /// `matrix` of `Catalog.yaml`.
  public static let catalogMatrix = FormShape("'matrix'", ["as", "include", "exclude"].compactMap { matrix[$0] })

  /// `matrix` of a screen.
  public static let matrix = FormShape(
    "'matrix'",
    [
      FieldShape(
        "as",
        kinds,
        default: "[\(Rendering.usual.map(\.rawValue).joined(separator: ", "))]",
        "As what kinds of text cells are printed; a screen's list replaces the catalogue's. `routes` are the base cell's alone."
      ),
      FieldShape(
        "include",
        .list(.shared(.matrixRule), orOne: true),
        "Only cells that fit one of these; a screen's replace the catalogue's.",
        example: "{locale: [en, ru]}"
      ),
      FieldShape(
        "exclude",
        .list(.shared(.matrixRule), orOne: true),
        "No cells that fit one of these; a screen's are added to the catalogue's.",
        example: "[{device: iphone-se, contentSize: accessibility-xl}]"
      ),
      FieldShape("skip", .text, "Why there are no snapshots of this screen at all.", example: "drawn by hand"),
    ]
  )

  /// A rule of a matrix: what it leaves out may be anything.
  public static let matrixRule = FormShape(
    "the matrix rule",
    [
      FieldShape("device", .list(.reference(.device), orOne: true), "The devices."),
      FieldShape("appearance", .list(.word(Appearance.self, "appearance"), orOne: true), "The appearances."),
      FieldShape("contentSize", .list(.word(ContentSize.self, "content size"), orOne: true), "The text sizes."),
      FieldShape("locale", .list(.name(.locale), orOne: true), "The locales.", example: "[en, ru]"),
      FieldShape(
        "fixture",
        .list(.reference(.fixture), orOne: true),
        "The fixtures; `examples` is one.",
        example: "far-east"
      ),
      FieldShape("as", kinds, "The kinds of text."),
    ]
  )

  private static let kinds = Shape.list(.word(Rendering.self, "kind of text"), orOne: true)
}
