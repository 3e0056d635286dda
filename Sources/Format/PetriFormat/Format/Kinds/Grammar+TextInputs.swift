import PetriCatalog

extension Grammar {
  /// The keys of single-line inputs only.
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
