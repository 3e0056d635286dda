import PetriCatalog

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
}
