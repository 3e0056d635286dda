import PetriCatalog

extension Grammar {
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
}
