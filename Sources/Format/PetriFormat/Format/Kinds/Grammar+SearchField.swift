import PetriCatalog

extension Grammar {
  static let searchField = ViewForm(
    .searchField,
    { TextFieldDraft() },
    "A search field.",
    sample: "searchField: {placeholder: Search}",
    short: "placeholder",
    takesNothing: true,
    checks: [.notBoth("tap", "onSubmit")],
    finish: { draft, parts, _, _ in .searchField(draft.finish(&parts)) }
  ) {
    Field("placeholder", \.field.placeholder, .localized, "What it shows while it is empty.", example: "Search")
    Field("text", \.field.text, .localized, "What it holds at first.", example: "Pizza")
    fontField(\.field.font)
    textTraits.map { $0.within(\.field.traits) }
    lineFields
  }
}
