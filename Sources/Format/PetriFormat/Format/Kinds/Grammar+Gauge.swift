import PetriCatalog

extension Grammar {
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
}
