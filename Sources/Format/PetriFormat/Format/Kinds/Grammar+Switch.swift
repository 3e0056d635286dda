import PetriCatalog

extension Grammar {
  static let `switch` = ViewForm(
    .switch,
    { SwitchDefinition() },
    ViewKind.switch,
    "On or off.",
    sample: "switch: {on: true}",
    short: "on",
    takesNothing: true
  ) {
    switchFields
  }

  /// The keys that switches in rows also have.
  static let switchFields: [Field<SwitchDefinition>] = fields {
    Field("on", \.on, .attribute(), "Whether it is on.", example: "${notifications}")
    enabledField(\.enabled)
  }
}
