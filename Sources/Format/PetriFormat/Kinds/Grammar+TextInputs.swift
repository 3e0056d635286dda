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

extension Grammar {
  static let textView = ViewForm(
    .textView,
    { TextViewDefinition() },
    ViewKind.textView,
    "Several lines of text, editable or not.",
    sample: "textView: {text: Hello}",
    short: "text",
    takesNothing: true
  ) {
    Field("placeholder", \.placeholder, .localized, "What it shows while it is empty.", example: "What's new?")
    Field("text", \.text, .localized, "What it holds at first.", example: "Ring twice.")
    Field("editable", \.editable, .flag, "Whether it can be typed in.")
    fontField(\.font)
    textTraits.map { $0.within(\.traits) }
    keyboardBar(\.accessory)
    focused(\.focused)
  }

  static let searchField = ViewForm(
    .searchField,
    { TextFieldDraft() },
    "A search field.",
    sample: "searchField: {placeholder: Search}",
    short: "placeholder",
    takesNothing: true,
    checks: [.notBoth("tap", "onSubmit")],
    finish: { draft, parts, _, _ in .searchField(draft.finish(&parts)) }
  ) {
    Field("placeholder", \.field.placeholder, .localized, "What it shows while it is empty.", example: "Search")
    Field("text", \.field.text, .localized, "What it holds at first.", example: "Pizza")
    fontField(\.field.font)
    textTraits.map { $0.within(\.field.traits) }
    lineFields
  }

  static let lineFields: [Field<TextFieldDraft>] = fields {
    Field("clearButton", \.field.clearButton, .word("mode"), "When the button that clears it is shown.")
    enabledField(\.field.enabled)
    Field("onSubmit", \.onSubmit, .tap, "What the return key does.", example: "{open: cart}")
    keyboardBar(\.field.accessory)
    focused(\.field.focused)
  }

  static let textTraits: [Field<TextTraits>] = fields {
    Field("keyboard", \.keyboard, .word("keyboard"), "Its keyboard.")
    Field("returnKey", \.returnKey, .word("return key"), "The text of the return key.")
    Field(
      "contentType",
      \.contentType,
      .word("content type"),
      "What is typed, so that the system can fill it in."
    )
    Field("capitalization", \.capitalization, .word("capitalization"), "What is capitalized automatically.")
    Field("autocorrection", \.autocorrection, .flag, "Whether typing is corrected; the system decides by default.")
  }

  static func focused<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field(
      "focused",
      path,
      .flag,
      "Whether it has the focus when the screen has appeared; the first of several gets it."
    )
  }

  static func keyboardBar<Owner>(
    _ path: FieldPath<Owner, [BarItemDefinition]>
  ) -> Field<Owner> {
    Field(
      "accessory",
      path,
      .list(.barItem, orOne: true),
      "The bar above its keyboard; it isn't shown without it.",
      example: "[space, {system: done, tap: {focus: none}}]"
    )
  }

  /// `keyboard` of a fixture, unless the context has such a key.
  static let keyboardRule = Rule<SoftwareKeyboard>.word("state of the keyboard")
  static let fixtureKeyboard = FieldShape(
    Fixture.keyboard,
    keyboardRule.shape,
    default: SoftwareKeyboard.hidden.rawValue,
    "Whether the keyboard on the screen comes up for what is typed in."
  )
}
