import PetriCatalog

extension Grammar {
  static let segments = ViewForm(
    .segments,
    { TitlesDraft() },
    "One of a few titles.",
    sample: "segments: [First, Second]",
    short: "titles",
    checks: [.place("selected", of: "titles"), .titles("titles", by: "selected")],
    finish: { draft, _, _, reader in
      guard !draft.titles.titles.isEmpty else { return nil }
      var segments = SegmentsDefinition(titles: draft.titles.titles)
      segments.values = draft.values(reader)
      segments.selected = draft.selected
      segments.enabled = draft.enabled
      return .segments(segments)
    }
  ) {
    titleFields
    enabledField(\.enabled)
  }
}
