import PetriCatalog

extension Grammar {
  static let button = ViewForm(
    .button,
    { ButtonDefinition(title: noText) },
    ViewKind.button,
    "A button.",
    sample: "button: Continue",
    short: "title",
    checks: [
      .atLeastOne(["title", "image", "symbol"]), .notBoth("image", "symbol"),
      .goesWith("imagePadding", "title"), .goesWith("imagePlacement", "title"),
    ]
  ) {
    Field("title", \.title, .localized, "The title.", example: "Buy")
    Field("style", \.style, .word("button style"), "How it is drawn.")
    enabledField(\.enabled)
    fontField(\.font)
    Field(
      "menu",
      \.menu,
      menuRule,
      "The menu that a tap opens; a long press where it has a `tap`.",
      example: menuExample
    )
    imageFields(\.image, example: "cart")
    Field(
      "imagePlacement",
      \.imagePlacement,
      .word("image placement"),
      "The side of the title that its image is on."
    )
    Field(
      "contentHorizontalAlignment",
      \.contentHorizontalAlignment,
      .word("content alignment"),
      "Where its title and image are, where it is wider than they are."
    )
    Field("imagePadding", \.imagePadding, .length, "The space between image and title, in points.")
  }
}
