import PetriCatalog

extension Grammar {
  static let image = ViewForm(
    .image,
    "A picture, or one of the system's symbols.",
    [
      FieldShape("name", .imageName, "The picture's name.", example: "tree"),
      symbol,
      FieldShape(
        "size",
        .number(1...500),
        "The size of a symbol, as of text beside it, in points; 17 by default.",
        example: "28"
      ),
      FieldShape("weight", .word(WeightOption.self, "symbol weight"), "The weight of a symbol; regular by default."),
      FieldShape(
        "mode",
        .word(ContentModeOption.self, "image mode"),
        default: ImageDefinition(name: TextTemplate(literal: "")).mode.rawValue,
        "How it fills its room."
      ),
    ],
    short: "name",
    checks: [.exactlyOne(["name", "symbol"]), .goesWith("size", "symbol"), .goesWith("weight", "symbol")]
  )

  /// The name of a symbol.
  static let symbol = FieldShape("symbol", .imageName, "The name of one of the system's symbols.", example: "star.fill")

  /// The image of a button, with its place.
  static let buttonImage = [
    FieldShape("image", .imageName, "The name of its image.", example: "cart"),
    symbol,
    FieldShape(
      "imagePlacement",
      .word(ImagePlacementOption.self, "image placement"),
      default: ImagePlacementOption.leading.rawValue,
      "The side of the title that its image is on."
    ),
    FieldShape("imagePadding", .length, default: "0", "The space between image and title, in points."),
  ]

  static let map = ViewForm(
    .map,
    "A map, drawn as a box that fills the remaining space.",
    [
      FieldShape("latitude", .attribute(.double, -90...90), "The latitude of its centre, in degrees.", example: "55.8"),
      FieldShape(
        "longitude",
        .attribute(.double, -180...180),
        "The longitude of its centre, in degrees.",
        example: "49.1"
      ),
      FieldShape(
        "span",
        .attribute(.double, 0...180),
        "The range of latitudes that it shows, in degrees.",
        example: "0.05"
      ),
    ],
    takesNothing: true,
    checks: [.goesWith("latitude", "longitude"), .goesWith("longitude", "latitude"), .goesWith("span", "latitude")]
  )

  static let web = ViewForm(
    .web,
    "A web page, drawn as a box with its address that fills the remaining space.",
    [FieldShape("url", .template, isRequired: true, "The page's address.", example: "https://example.com")],
    short: "url"
  )

  static let video = ViewForm(
    .video,
    "A video, drawn as a box that fills the remaining space.",
    [
      FieldShape("name", .template, "The name of its file.", example: "intro"),
      FieldShape("url", .template, "Its address.", example: "https://example.com/intro.mp4"),
    ],
    short: "name",
    checks: [.exactlyOne(["name", "url"])]
  )

  static let custom = ViewForm(
    .custom,
    "A view of the app's own class, drawn as a box with its name that fills the remaining space.",
    [FieldShape("name", .template, isRequired: true, "The name of the class.", example: "ChartView")],
    short: "name"
  )
}
