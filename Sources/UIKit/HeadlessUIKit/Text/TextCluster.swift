/// The unit between which text is broken: a character, or a byte of text that is ASCII only, which is much faster.
protocol TextCluster {
  var isSpace: Bool { get }
  /// Whether a line may break after it within a word.
  var isHyphen: Bool { get }
  /// Whether a line may break before and after it.
  var isWide: Bool { get }
  var endsParagraph: Bool { get }
  func units(by measure: TextMeasure) -> Int
  /// The kerning to the previous cluster on its line.
  func kerning(after last: Self, by measure: TextMeasure) -> Int
}

extension Character: TextCluster {
  var isSpace: Bool { self == " " || self == "\t" }
  var isHyphen: Bool { self == "-" }
  var isWide: Bool { !isASCII && (unicodeScalars.first.map(TextMeasure.isWide) ?? false) }
  var endsParagraph: Bool { isNewline }
  func units(by measure: TextMeasure) -> Int { measure.units(of: self) }
  func kerning(after last: Character, by measure: TextMeasure) -> Int {
    measure.kerning(last.kerningColumn, kerningColumn)
  }

  private var kerningColumn: Int {
    if let asciiValue { return asciiValue.kerningColumn }
    return unicodeScalars.first.flatMap(SystemLetters.column) ?? -1
  }
}

extension UInt8: TextCluster {
  var isSpace: Bool { self == 0x20 || self == 0x09 }
  var isHyphen: Bool { self == 0x2D }
  var isWide: Bool { false }
  var endsParagraph: Bool { (0x0A...0x0D).contains(self) }
  func units(by measure: TextMeasure) -> Int { measure.units(of: self) }
  func kerning(after last: UInt8, by measure: TextMeasure) -> Int {
    measure.kerning(last.kerningColumn, kerningColumn)
  }

  fileprivate var kerningColumn: Int { self < 0x7F ? Int(self) - 0x20 : -1 }
}

/// A character of a text with several fonts.
struct FontCluster: TextCluster {
  let character: Character
  let run: Int
  /// The advance in 1/100,000 em of the font that the text is measured by.
  let units: Int
  let kerning: Int

  var isSpace: Bool { character.isSpace }
  var isHyphen: Bool { character.isHyphen }
  var isWide: Bool { character.isWide }
  var endsParagraph: Bool { character.endsParagraph }
  func units(by measure: TextMeasure) -> Int { units }
  func kerning(after last: FontCluster, by measure: TextMeasure) -> Int { kerning }
}
