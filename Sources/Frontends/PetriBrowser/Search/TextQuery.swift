/// A query as it is looked for in long texts: its words literally, in any case, all of them.
struct TextQuery: Hashable, Sendable {
  /// The words in lower case, as bytes.
  let words: [[UInt8]]
  /// Words that must not be there.
  let excluded: [[UInt8]]

  /// Reads a query; `nil` where long texts are not searched for it: so short a query is in most of them, and where an
  /// entry begins or ends, or a choice, is the list's own matter.
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
    // The longest is the rarest, mostly.
    self.words = words.sorted { $0.count > $1.count }
    self.excluded = excluded
  }

  /// A text in lower case, code point by code point, so that each is where it was.
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
  /// Its words in small letters, however they are joined: `sign-in` has those of `Sign in`.
  var words: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}
