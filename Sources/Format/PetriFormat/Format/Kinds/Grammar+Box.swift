import PetriCatalog

extension Grammar {
  static let box = ViewForm(
    .box,
    { BoxDefinition(views: []) },
    ViewKind.box,
    "Views on a background.",
    sample: "box: {views: [label: Hello]}"
  ) {
    viewsField(\.views)
    paddingField(\.padding)
    spacingField(\.spacing)
    cornerRadiusField(\.cornerRadius)
    borderField(\.border)
    gradientField(\.gradient)
  }
}
