import PetriCatalog

extension Grammar {
  static let fonts = FieldShape(
    "fonts",
    .list(.text, orOne: true),
    "Files with the app's own fonts (`.ttf`, `.otf`, `.ttc`, `.otc`), or folders or globs with some, relative to this file.",
    example: "[App/Fonts]"
  )

  static let fontField = FieldShape(
    "font",
    .oneOf([.word(TextStyle.self, "text style"), .mapping(font)]),
    "The font of its text: a text style, or what differs from one.",
    example: "{size: 28, weight: bold}"
  )

  /// `font` as a mapping.
  public static let font = FormShape(
    "'font'",
    [
      FieldShape(
        "style",
        .word(TextStyle.self, "text style"),
        default: FontDefinition().style.rawValue,
        "The text style; the font grows with the text size as the style does."
      ),
      FieldShape(
        "size",
        .number(1...1_000),
        "The size at the usual text size, in points; the style's by default.",
        example: "28"
      ),
      FieldShape("weight", .word(WeightOption.self, "font weight"), "The weight; the style's by default."),
      FieldShape(
        "design",
        .word(FontDesignOption.self, "font design"),
        default: FontDefinition().design.rawValue,
        "The design of the system's font."
      ),
      FieldShape("italic", .flag, default: "\(FontDefinition().italic)", "Whether letters are slanted."),
      FieldShape(
        "family",
        .reference(.fontFamily),
        "A font family, or a font's PostScript name, in place of `design`.",
        example: "Inter"
      ),
    ],
    checks: [
      .atLeastOne(["style", "size", "weight", "design", "italic", "family"]), .notBoth("family", "design"),
      .filled("family"),
    ]
  )
}
