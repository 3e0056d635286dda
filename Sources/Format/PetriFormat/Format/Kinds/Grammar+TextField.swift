import PetriCatalog

extension Grammar {
  static let textField = ViewForm(
    .textField,
    { TextFieldDraft() },
    "A line to type in.",
    sample: "textField: {placeholder: Name}",
    short: "placeholder",
    takesNothing: true,
    checks: [.notBoth("tap", "onSubmit")],
    finish: { draft, parts, _, _ in .textField(draft.finish(&parts)) }
  ) {
    textFieldFields
  }

  static let textFieldFields: [Field<TextFieldDraft>] = fields {
    Field("placeholder", \.field.placeholder, .localized, "What it shows while it is empty.", example: "Name")
    Field("text", \.field.text, .localized, "What it holds at first.", example: "Ann")
    Field("secure", \.field.secure, .flag, "Whether it hides what is typed.")
    Field("borderStyle", \.field.borderStyle, .word("border style"), "The frame around it.")
    fontField(\.field.font)
    textTraits.map { $0.within(\.field.traits) }
    lineFields
  }

  static let alertFieldFields = textFieldFields.filter {
    !["borderStyle", "enabled", "onSubmit", "accessory", "focused"].contains($0.shape.key)
  }
}

struct TextFieldDraft: Sendable {
  var field = TextFieldDefinition()
  /// The tap action of the view, under another key.
  var onSubmit: TapAction?

  /// The text field, whose return key triggers the tap action of its view.
  func finish(_ parts: inout ViewParts) -> TextFieldDefinition {
    parts.view.tap = parts.view.tap ?? onSubmit
    return field
  }
}
