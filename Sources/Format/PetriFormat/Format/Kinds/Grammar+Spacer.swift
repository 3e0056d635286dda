import PetriCatalog

extension Grammar {
  static let spacer = ViewForm(
    .spacer,
    { SpacerDefinition() },
    ViewKind.spacer,
    "Room that stretches.",
    sample: "spacer",
    short: "length",
    takesNothing: true
  ) {
    Field("length", \.length, .length, "How long it is at least, in points.")
  }
}
