/// Measures how many terminal columns text occupies.
///
/// The unit is the grapheme cluster: an emoji family takes two columns. Control characters and invisible ones take
/// none; ``TextCleaning`` replaces or removes them.
public enum DisplayWidth {
  /// The columns of a grapheme cluster: 0, 1 or 2.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    var sum = 0
    var isEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F, isEmoji { return 2 }
      isEmoji = scalar.properties.isEmoji
      sum += columns(of: scalar)
      if sum >= 2 { return 2 }
    }
    return sum
  }

  /// The columns of a text.
  public static func columns(of text: some StringProtocol) -> Int {
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
    }
    if let plain, let count = plain { return count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a single code point: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    // Medial vowels and final consonants combine with the initial consonant of a Hangul syllable.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control: return 0
    default: return scalar.isDefaultIgnorable ? 0 : WideCharacters.contains(value) ? 2 : 1
    }
  }
}
