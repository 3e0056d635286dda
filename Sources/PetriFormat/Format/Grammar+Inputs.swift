import PetriCatalog

/// What a person fills in, besides the simplest.
extension Grammar {
  /// How a person types into a view.
  static let textTraits = [
    FieldShape(
      "keyboard",
      .word(KeyboardOption.self, "keyboard"),
      default: TextTraits().keyboard.rawValue,
      "Its keyboard."
    ),
    FieldShape(
      "returnKey",
      .word(ReturnKeyOption.self, "return key"),
      default: TextTraits().returnKey.rawValue,
      "What the return key says."
    ),
    FieldShape(
      "contentType",
      .word(TextContentOption.self, "content type"),
      "What is typed, so that the system can fill it in."
    ),
    FieldShape(
      "capitalization",
      .word(CapitalizationOption.self, "capitalization"),
      default: TextTraits().capitalization.rawValue,
      "What is capitalized automatically."
    ),
    FieldShape("autocorrection", .flag, "Whether typing is corrected; the system decides by default."),
  ]

  static let focused = FieldShape(
    "focused",
    .flag,
    default: "false",
    "Whether it has the focus when the screen has appeared; the first of several gets it."
  )

  static let keyboardBar = FieldShape(
    "accessory",
    .list(.shared(.barItem), orOne: true),
    "The bar above its keyboard; there is none without it.",
    example: "[space, {system: done, tap: {focus: none}}]"
  )

  /// `keyboard` of a fixture, unless the context has such a key.
  public static let fixtureKeyboard = FieldShape(
    Fixture.keyboard,
    .word(SoftwareKeyboard.self, "state of the keyboard"),
    default: SoftwareKeyboard.hidden.rawValue,
    "Whether the keyboard on the screen comes up for what is typed in."
  )

  /// What a line has that lines haven't.
  static let fieldOptions = [
    FieldShape(
      "clearButton",
      .word(ClearButtonOption.self, "mode"),
      default: TextFieldDefinition().clearButton.rawValue,
      "When the button that clears it is shown."
    ),
    enabled,
    FieldShape("onSubmit", .shared(.tap), "What the return key does.", example: "{open: cart}"),
    keyboardBar, focused,
  ]

  static let textView = ViewForm(
    .textView,
    "Several lines of text, editable or not.",
    [
      FieldShape("placeholder", .localized, "What it shows while it is empty.", example: "What's new?"),
      FieldShape("text", .localized, "What it holds at first.", example: "Ring twice."),
      FieldShape("editable", .flag, default: "\(TextViewDefinition().editable)", "Whether it can be typed in."),
      fontField,
    ] + textTraits + [keyboardBar, focused],
    short: "text",
    takesNothing: true
  )

  static let searchField = ViewForm(
    .searchField,
    "A search field.",
    [
      FieldShape("placeholder", .localized, "What it shows while it is empty.", example: "Search"),
      FieldShape("text", .localized, "What it holds at first.", example: "Pizza"),
      fontField,
    ] + textTraits + fieldOptions,
    short: "placeholder",
    takesNothing: true,
    checks: [.notBoth("tap", "onSubmit")]
  )

  static let datePicker = ViewForm(
    .datePicker,
    "A date, a time, or both.",
    [
      FieldShape("date", .attribute(.date, nil), "The date; leave it out for a time alone.", example: "2026-12-31"),
      FieldShape("time", .attribute(.time, nil), "The time of day; leave it out for a date alone.", example: "18:00"),
      FieldShape("minimum", .attribute(.date, nil), "The earliest date.", example: "2026-01-01"),
      FieldShape("maximum", .attribute(.date, nil), "The latest date.", example: "2026-12-31"),
      FieldShape(
        "style",
        .word(DatePickerStyleOption.self, "date picker style"),
        default: DatePickerDefinition().style.rawValue,
        "How it looks."
      ),
      enabled,
    ],
    checks: [.atLeastOne(["date", "time"]), .goesWith("minimum", "date"), .goesWith("maximum", "date")]
  )

  static let picker = ViewForm(
    .picker,
    "A wheel of titles, one of them selected.",
    [titles, selected],
    short: "titles",
    checks: [.place("selected", of: "titles"), .titles("titles", by: "selected")]
  )

  static let pageControl = ViewForm(
    .pageControl,
    "A dot for each page.",
    [
      FieldShape("pages", .attribute(.int, 0...1_000), isRequired: true, "How many pages there are.", example: "3"),
      FieldShape("current", .attribute(.int, 0...1_000), default: "0", "The page that is shown, from 0.", example: "1"),
    ],
    short: "pages",
    checks: [.below("current", "pages")]
  )
}
