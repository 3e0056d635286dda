import PetriCatalog

extension Grammar {
  static let picker = ViewForm(
    .picker,
    { TitlesDraft() },
    "A wheel of titles, one of them selected.",
    sample: "picker: [First, Second]",
    short: "titles",
    checks: [.place("selected", of: "titles"), .titles("titles", by: "selected")],
    finish: { draft, _, _, reader in
      guard !draft.titles.titles.isEmpty else { return nil }
      var picker = PickerDefinition(titles: draft.titles.titles)
      picker.values = draft.values(reader)
      picker.selected = draft.selected
      return .picker(picker)
    }
  ) {
    titleFields
  }
}
