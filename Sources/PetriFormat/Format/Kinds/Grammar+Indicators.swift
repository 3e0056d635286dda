import PetriCatalog

/// Views that show how far something is, and room between views.
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

  static let divider = ViewForm(
    .divider,
    { NoOwner() },
    { _ in .divider },
    "A thin line.",
    sample: "divider",
    takesNothing: true
  ) {}
}
