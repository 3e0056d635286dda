import PetriCatalog

extension Grammar {
  static let stack = ViewForm(
    .stack,
    { StackDefinition(views: []) },
    ViewKind.stack,
    "Views in a row or a column.",
    sample: "stack: {views: [label: Hello]}"
  ) {
    viewsField(\.views)
    Field("axis", \.axis, .word("axis"), "Its direction.")
    spacingField(\.spacing)
    Field("alignment", \.alignment, .word("alignment"), "How views are placed across the axis.")
    Field("distribution", \.distribution, .word("distribution"), "How the length is shared out.")
    paddingField(\.padding)
    gradientField(\.gradient)
  }
}
