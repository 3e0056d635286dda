import PetriCatalog

extension Grammar {
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
