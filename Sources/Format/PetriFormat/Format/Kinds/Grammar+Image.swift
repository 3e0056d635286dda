import PetriCatalog

extension Grammar {
  static let image = ViewForm(
    .image,
    { ImageDefinition(name: TextTemplate(literal: "")) },
    ViewKind.image,
    "A picture, or one of the system's symbols.",
    sample: "image: logo",
    short: "name",
    checks: [.exactlyOne(["name", "symbol"]), .goesWith("size", "symbol"), .goesWith("weight", "symbol")]
  ) {
    Field("name", \.name, .imageName(.image), "The picture's name.", example: "tree")
    Field("symbol", .imageName(.symbol), symbolSummary, example: "star.fill") { image, name, _, _ in
      image.name = name
      image.isSymbol = true
    }
    Field(
      "size",
      \.size,
      .number(1...500),
      "The size of a symbol, as of text beside it, in points; 17 by default.",
      example: "28"
    )
    Field("weight", \.weight, .word("symbol weight"), "The weight of a symbol; regular by default.")
    Field("mode", \.mode, .word("image mode"), "How it fills its room.")
  }

  static func imageFields<Owner>(
    _ path: FieldPath<Owner, ImageReference?>,
    _ summary: String = "The name of its image.",
    example: String
  ) -> [Field<Owner>] {
    fields {
      Field("image", path, .picture, summary, example: example)
      Field("symbol", path, .symbol, symbolSummary, example: "star.fill")
    }
  }

  static let symbolSummary = "The name of one of the system's symbols."
}
