import PetriCatalog

extension Grammar {
  /// A part: views with parameters that screens use as a single view.
  package static let part = Form("the part", { ScreenDraft() }) {
    Field(
      "part",
      Rule.name(.part).located,
      isRequired: true,
      "The name, unique among parts and screens.",
      example: "price-tag"
    ) { draft, name, _, reader in draft.name(name, &reader) }
    Field(
      "parameters",
      \.screen.context,
      .context(of: "the parameters"),
      "What its views may show; a key without a default is required.",
      turn: -3
    )
    screen.fields("title", "summary", "group", "tags", "fixtures", "content", "devices", "matrix", "allow", "walks")
  }
}
