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

  static let avatar = ViewForm(
    .avatar,
    { AvatarDefinition(name: noText) },
    ViewKind.avatar,
    "A circle with a person's initials.",
    sample: "avatar: Ann Smith",
    short: "name"
  ) {
    Field(
      "name",
      \.name,
      .localized,
      isRequired: true,
      "The person's name: VoiceOver reads it, and the circle has the initials of its first and last word.",
      example: "Ann Smith"
    )
    Field("size", \.size, .number(1...500), "The circle's diameter, in points.")
    Field("color", \.color, .color, "The circle's colour; the initials are white.")
  }

  static let map = ViewForm(
    .map,
    { EmbeddedDefinition(.map) },
    ViewKind.embedded,
    "A map, drawn as a box that fills the remaining space.",
    sample: "map: {latitude: 55.8, longitude: 49.1}",
    takesNothing: true,
    checks: [.goesWith("latitude", "longitude"), .goesWith("longitude", "latitude"), .goesWith("span", "latitude")]
  ) {
    Field("latitude", \.latitude, .attribute(-90...90), "The latitude of its centre, in degrees.", example: "55.8")
    Field(
      "longitude",
      \.longitude,
      .attribute(-180...180),
      "The longitude of its centre, in degrees.",
      example: "49.1"
    )
    Field(
      "span",
      \.span,
      .attribute(0...180),
      "The range of latitudes that it shows, in degrees.",
      example: "0.05"
    )
  }

  static let video = ViewForm(
    .video,
    { EmbeddedDefinition(.video) },
    ViewKind.embedded,
    "A video, drawn as a box that fills the remaining space.",
    sample: "video: intro",
    short: "name",
    checks: [.exactlyOne(["name", "url"])]
  ) {
    Field("name", \.name, .template, "The name of its file.", example: "intro")
    Field("url", \.url, .template, "Its address.", example: "https://example.com/intro.mp4")
  }

  static let web = ViewForm(
    .web,
    { EmbeddedDefinition(.web) },
    ViewKind.embedded,
    "A web page, drawn as a box with its address that fills the remaining space.",
    sample: "web: https://example.com",
    short: "url"
  ) {
    Field("url", \.url, .template, isRequired: true, "The page's address.", example: "https://example.com")
  }
}
