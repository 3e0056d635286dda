import PetriCatalog

extension Grammar {
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
