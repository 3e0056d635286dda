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
    startsAtEnd(\.startsAtEnd)
  }

  static func startsAtEnd<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field(
      "startsAtEnd",
      path,
      .flag,
      "Whether its end is shown at first, and stays in sight as it grows, as in a chat."
    )
  }
}
