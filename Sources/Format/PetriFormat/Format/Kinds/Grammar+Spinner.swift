import PetriCatalog

extension Grammar {
  static let spinner = ViewForm(
    .spinner,
    { SpinnerDefinition() },
    ViewKind.spinner,
    "Something goes on.",
    sample: "spinner: {animating: true}",
    short: "animating",
    takesNothing: true
  ) {
    Field("animating", \.animating, .attribute(), "Whether it turns.", example: "${loading}")
    Field("large", \.large, .flag, "Whether it is large.")
  }
}
