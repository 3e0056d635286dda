import PetriCatalog

extension Grammar {
  static let slider = ViewForm(
    .slider,
    { SliderDefinition() },
    ViewKind.slider,
    "A value between two.",
    sample: "slider: {value: 0.5}",
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  ) {
    bounded(value: \.value, minimum: \.minimum, maximum: \.maximum)
    enabledField(\.enabled)
  }
}
