import PetriCatalog

extension Grammar {
  static let scroll = ViewForm(
    .scroll,
    { ScrollDefinition(views: []) },
    ViewKind.scroll,
    "Views that scroll.",
    sample: "scroll: {views: [label: Hello]}"
  ) {
    viewsField(\.views)
    Field("axis", \.axis, .word("axis"), "Its direction.")
    spacingField(\.spacing)
    paddingField(\.padding)
  }
}
