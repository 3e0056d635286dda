import PetriCatalog

extension Grammar {
  static let fonts = Field(
    "fonts",
    .list(.text, orOne: true),
    "Files with the app's own fonts (`.ttf`, `.otf`, `.ttc`, `.otc`), or folders or globs with some, relative to this file.",
    example: "[App/Fonts]"
  )

  static let fontField = Field(
    "font",
    .oneOf([.word(TextStyle.self, "text style"), .mapping(font)]),
    "The font of its text: a text style, or what differs from one.",
    example: "{size: 28, weight: bold}"
  )

  /// `font` as a mapping.
  public static let font = Fields(
    "'font'",
    [
      Field(
        "style",
        .word(TextStyle.self, "text style"),
        default: FontDefinition().style.rawValue,
        "The text style; the font grows with the text size as the style does."
      ),
      Field(
        "size",
        .number(1...1_000),
        "The size at the usual text size, in points; the style's by default.",
        example: "28"
      ),
      Field("weight", .word(WeightOption.self, "font weight"), "The weight; the style's by default."),
      Field(
        "design",
        .word(FontDesignOption.self, "font design"),
        default: FontDefinition().design.rawValue,
        "The design of the system's font."
      ),
      Field("italic", .flag, default: "\(FontDefinition().italic)", "Whether letters are slanted."),
      Field(
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
