import PetriCatalog

/// Views that an app draws by other means.
extension Grammar {
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

  static let custom = ViewForm(
    .custom,
    { EmbeddedDefinition(.custom) },
    ViewKind.embedded,
    "A view of the app's own class, drawn as a box with its name that fills the remaining space.",
    sample: "custom: ChartView",
    short: "name"
  ) {
    Field("name", \.name, .template, isRequired: true, "The name of the class.", example: "ChartView")
  }
}
