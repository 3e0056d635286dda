import PetriCatalog

extension Grammar {
  static func fontField<Owner>(_ path: FieldPath<Owner, FontDefinition?>) -> Field<Owner> {
    Field(
      "font",
      path,
      fontRule.map { $0.font(in: FontDefinition()) },
      "The font of its text: a text style, or what differs from one.",
      example: "{size: 28, weight: bold}"
    )
  }

  static let fontRule = Rule.oneOf(Rule.word("text style").map { FontParts(style: $0) }, .form(font))

  package static let font = Form(
    "'font'",
    { FontParts() },
    checks: [
      .atLeastOne(["style", "size", "weight", "design", "italic", "family"]), .notBoth("family", "design"),
      .filled("family"),
    ]
  ) {
    Field(
      "style",
      \.style,
      .word("text style"),
      "The text style; the font grows with the text size as the style does.",
      default: FontDefinition().style.rawValue
    )
    Field(
      "size",
      \.size,
      .number(1...1_000),
      "The size at the usual text size, in points; the style's by default.",
      example: "28"
    )
    Field("weight", \.weight, .word("font weight"), "The weight; the style's by default.")
    Field(
      "design",
      \.design,
      .word("font design"),
      "The design of the system's font.",
      default: FontDefinition().design.rawValue
    )
    Field(
      "italic",
      \.italic,
      .flag,
      "Whether letters are slanted.",
      default: "\(FontDefinition().italic)"
    )
    Field(
      "family",
      \.family,
      .reference(.fontFamily),
      "A font family, or a font's PostScript name, in place of `design`.",
      example: "Inter"
    )
  }
}

/// The given parts of a font; the others are inherited.
package struct FontParts: Sendable {
  var style: TextStyle?
  var size: Double?
  var weight: WeightOption?
  var design: FontDesignOption?
  var italic: Bool?
  var family: String?

  func font(in outer: FontDefinition) -> FontDefinition {
    var font = style.map { FontDefinition($0) } ?? outer
    if let size { font.size = size }
    if let weight { font.weight = weight }
    // A family has its own design.
    if let design { (font.design, font.family) = (design, nil) }
    if let italic { font.italic = italic }
    if let family { (font.family, font.design) = (family, .default) }
    return font
  }
}

package enum SystemFonts {
  /// Whether a name is that of a family or of one of its fonts: `Helvetica Neue`, `HelveticaNeue-Bold`.
  static func has(_ name: String) -> Bool {
    families.contains(name) || prefixes.contains(String(name.prefix { $0 != "-" }))
  }

  private static let prefixes = Set(families.map { $0.filter { $0 != " " } })

  package static let families = Set(
    """
    Academy Engraved LET, Al Nile, American Typewriter, Apple Color Emoji, Apple SD Gothic Neo, Apple Symbols, Arial, \
    Arial Hebrew, Arial Rounded MT Bold, Avenir, Avenir Next, Avenir Next Condensed, Baskerville, Bodoni 72, \
    Bodoni 72 Oldstyle, Bodoni 72 Smallcaps, Bodoni Ornaments, Bradley Hand, Chalkboard SE, Chalkduster, Charter, Cochin, \
    Copperplate, Courier, Courier New, DIN Alternate, DIN Condensed, Damascus, Devanagari Sangam MN, Didot, Euphemia UCAS, \
    Farah, Futura, Galvji, Geeza Pro, Georgia, Gill Sans, Grantha Sangam MN, Helvetica, Helvetica Neue, \
    Hiragino Maru Gothic ProN, Hiragino Mincho ProN, Hiragino Sans, Hoefler Text, Impact, Kailasa, Kefa, Khmer Sangam MN, \
    Kohinoor Bangla, Kohinoor Devanagari, Kohinoor Gujarati, Kohinoor Telugu, Lao Sangam MN, Malayalam Sangam MN, \
    Marker Felt, Menlo, Mishafi, Mukta Mahee, Myanmar Sangam MN, Noteworthy, Noto Nastaliq Urdu, Noto Sans Kannada, \
    Noto Sans Myanmar, Noto Sans Oriya, Optima, Palatino, Papyrus, Party LET, PingFang HK, PingFang MO, PingFang SC, \
    PingFang TC, Rockwell, STIX Two Math, STIX Two Text, Savoye LET, Sinhala Sangam MN, Snell Roundhand, Symbol, \
    Tamil Sangam MN, Thonburi, Times New Roman, Trebuchet MS, Verdana, Zapf Dingbats, Zapfino
    """.split(separator: ", ").map(String.init)
  )
}
