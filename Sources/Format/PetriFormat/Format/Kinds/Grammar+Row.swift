package import PetriCatalog

extension Grammar {
  static let row = ViewForm(
    .row,
    { RowDefinition(title: noText) },
    ViewKind.row,
    "A row of a list.",
    sample: "row: Wi-Fi",
    short: "title",
    checks: [
      .notBoth("image", "symbol"), .goesWith("imageCornerRadius", "image"), .goesWith("imageMaximumSize", "image"),
    ]
  ) {
    Field("title", \.title, .localized, isRequired: true, "Its title.", example: "Wi-Fi")
    Field("subtitle", \.subtitle, .localized, "A smaller text below the title.", example: "3 networks")
    Field("value", \.value, .localized, "A text at its end.", example: "Home")
    Field("color", \.color, .color, "The colour of its title.", example: "systemRed")
    fontField(\.font)
    imageFields(\.image, "The name of the image before the title.", example: "wifi")
    Field("imageCornerRadius", \.imageCornerRadius, .length, "The radius of its image's corners, in points.")
    Field(
      "imageMaximumSize",
      \.imageMaximumSize,
      .form(imageMaximumSize),
      "The size that a larger image is made to fit; with half of it as `imageCornerRadius` it is a circle.",
      example: "{width: 40, height: 40}"
    )
    enabledField(\.enabled)
  }

  package static let imageMaximumSize = size("imageMaximumSize")
}
