import PetriCatalog

extension Grammar {
  static let row = ViewForm(
    .row,
    { RowDefinition(title: noText) },
    ViewKind.row,
    "A row of a list.",
    sample: "row: Wi-Fi",
    short: "title",
    checks: [.notBoth("image", "symbol")]
  ) {
    Field("title", \.title, .localized, isRequired: true, "Its title.", example: "Wi-Fi")
    Field("subtitle", \.subtitle, .localized, "A smaller text below the title.", example: "3 networks")
    Field("value", \.value, .localized, "A text at its end.", example: "Home")
    Field("color", \.color, .color, "The colour of its title.", example: "systemRed")
    fontField(\.font)
    imageFields(\.image, "The name of the image before the title.", example: "wifi")
    enabledField(\.enabled)
  }
}
