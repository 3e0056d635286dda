import PetriCatalog

extension Grammar {
  static let stepper = ViewForm(
    .stepper,
    { StepperDefinition() },
    ViewKind.stepper,
    "A value by steps.",
    sample: "stepper: {value: 1}",
    short: "value",
    takesNothing: true,
    checks: [.ordered("minimum", "maximum"), .within("value", from: "minimum", to: "maximum")]
  ) {
    bounded(value: \.value, minimum: \.minimum, maximum: \.maximum)
    Field("step", \.step, .attribute(StepperDefinition.steps), "How much a tap changes the value.")
    enabledField(\.enabled)
  }
}
