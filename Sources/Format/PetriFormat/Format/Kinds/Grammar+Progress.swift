import PetriCatalog

extension Grammar {
  static let progress = ViewForm(
    .progress,
    { ProgressDefinition() },
    ViewKind.progress,
    "A part done.",
    sample: "progress: {value: 0.5}",
    short: "value",
    takesNothing: true
  ) {
    Field("value", \.value, .attribute(0...1), "How much is done.", example: "0.5")
  }
}
