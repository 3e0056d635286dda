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

  static let gauge = ViewForm(
    .gauge,
    { GaugeDefinition() },
    ViewKind.gauge,
    "A value between two that is only read.",
    sample: "gauge: {value: 0.5}",
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  ) {
    bounded(value: \.value, minimum: \.minimum, maximum: \.maximum)
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

  static let divider = ViewForm(
    .divider,
    { NoOwner() },
    { _ in .divider },
    "A thin line.",
    sample: "divider",
    takesNothing: true
  ) {}

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
