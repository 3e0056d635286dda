/// A query for long texts: all its words, literally and ignoring case.
struct TextQuery: Hashable, Sendable {
  /// The words as lowercase bytes, longest first.
  let words: [[UInt8]]
  let excluded: [[UInt8]]

  init?(_ query: String) {
    var words: [[UInt8]] = []
    var excluded: [[UInt8]] = []
    for part in query.split(separator: " ") {
      guard part != "|", !part.hasPrefix("^"), !part.hasSuffix("$"), !part.hasPrefix("!^") else { return nil }
      let isExcluded = part.hasPrefix("!")
      let word = part.drop { $0 == "!" || $0 == "'" }
      guard !word.isEmpty else { continue }
      let bytes = TextQuery.lowered(String(word))
      guard bytes.count > 1 else { return nil }
      if isExcluded { excluded.append(bytes) } else { words.append(bytes) }
    }
    guard !words.isEmpty else { return nil }
    // The longest word is usually the rarest.
    self.words = words.sorted { $0.count > $1.count }
    self.excluded = excluded
  }

  /// The text in lowercase, code point by code point, so that positions stay.
  static func lowered(_ text: String) -> [UInt8] {
    var text = text
    if let ascii = text.withUTF8({ bytes in bytes.allSatisfy { $0 < 0x80 } ? bytes.map(TextQuery.lowered) : nil }) {
      return ascii
    }
    var lowered = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { lowered.append(SearchLetters.lowercase(scalar)) }
    return Array(String(lowered).utf8)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}

extension String {
  /// The lowercase words, however they are joined: `sign-in` has those of `Sign in`.
  var words: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}
