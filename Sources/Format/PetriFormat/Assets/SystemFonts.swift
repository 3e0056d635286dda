/// The font families of iOS (Apple, "System Fonts" for iOS 18).
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
