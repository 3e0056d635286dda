/// The unit that a text is broken between: a character, or, of a text that is ASCII alone, a byte, which takes a
/// fraction of the time.
protocol TextCluster {
  /// Whether it hangs over at a line's end.
  var isSpace: Bool { get }
  /// Whether a line may end after it inside a word.
  var isHyphen: Bool { get }
  /// Whether a line may end before and after it.
  var isWide: Bool { get }
  /// Whether a paragraph ends with it.
  var endsParagraph: Bool { get }
  /// Its width in hundred-thousandths of an em.
  func units(by measure: TextMeasure) -> Int
  /// How much nearer or farther it is set to the one before it on its line.
  func kerning(after last: Self, by measure: TextMeasure) -> Int
}

extension Character: TextCluster {
  var isSpace: Bool { self == " " || self == "\t" }
  var isHyphen: Bool { self == "-" }
  var isWide: Bool { !isASCII && (unicodeScalars.first.map(TextMeasure.isWide) ?? false) }
  var endsParagraph: Bool { isNewline }
  func units(by measure: TextMeasure) -> Int { measure.units(of: self) }
  func kerning(after last: Character, by measure: TextMeasure) -> Int {
    measure.kerning(last.kerningPlace, kerningPlace)
  }

  /// Its place in the system font's table; negative where it has none.
  private var kerningPlace: Int {
    if let asciiValue { return asciiValue.kerningPlace }
    return unicodeScalars.first.flatMap(SystemLetters.place) ?? -1
  }
}

extension UInt8: TextCluster {
  var isSpace: Bool { self == 0x20 || self == 0x09 }
  var isHyphen: Bool { self == 0x2D }
  var isWide: Bool { false }
  var endsParagraph: Bool { (0x0A...0x0D).contains(self) }
  func units(by measure: TextMeasure) -> Int { measure.units(of: self) }
  func kerning(after last: UInt8, by measure: TextMeasure) -> Int {
    measure.kerning(last.kerningPlace, kerningPlace)
  }

  fileprivate var kerningPlace: Int { self < 0x7F ? Int(self) - 0x20 : -1 }
}
