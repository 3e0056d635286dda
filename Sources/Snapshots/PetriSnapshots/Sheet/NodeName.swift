/// The name of a node in keys: the words of its line's first part that aren't texts or values.
///
/// A name is of letters, digits, hyphens, underscores and periods with single blanks between words, none of which begins with a digit; so a
/// key has no colon, comma or greater-than sign but those that the sheet puts there.
enum NodeName {
  private static let maximumLength = 60

  static func name(of line: String) -> String {
    let bytes = Array(line.utf8)
    var name: [UInt8] = []
    for word in words(of: bytes) where isPlain(word) {
      if !name.isEmpty { name.append(0x20) }
      name += word
    }
    if name.count > maximumLength {
      name = Array(String(decoding: name[..<maximumLength], as: UTF8.self).filter { $0 != "\u{FFFD}" }.utf8)
    }
    if name.isEmpty { return "node" }
    return String(decoding: name, as: UTF8.self) + (name.elementsEqual(KeyedTree.headlineKey.utf8) ? "_" : "")
  }

  /// The kind alone.
  static func kind(of name: String) -> Substring { Substring(name.utf8.prefix { $0 != 0x20 }) }

  /// Whether a name is likely to stay that of one node: it has more than the word for a kind of view.
  static func isOwn(_ name: String) -> Bool { name.utf8.contains { $0 == 0x20 || $0 == 0x2D } }

  /// The words of a line's first part, without those in quotes and the text before a colon, a role as in
  /// `content: cart`.
  private static func words(of line: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start: Int?
    var isQuoted = false
    var isEscaped = false
    func end(at index: Int) {
      if let from = start { words.append(line[from..<index]) }
      start = nil
    }
    for (index, byte) in line.enumerated() {
      if isQuoted {
        isQuoted = isEscaped || byte != 0x22
        isEscaped = !isEscaped && byte == 0x5C
        continue
      }
      switch byte {
      case 0x20:
        end(at: index)
        // An attribute comes after two blanks.
        if index + 1 < line.count, line[index + 1] == 0x20 { return words }
      case 0x22:
        end(at: index)
        isQuoted = true
      case UInt8(ascii: ":"):
        start = nil
        words = []
      default: start = start ?? index
      }
    }
    end(at: line.count)
    return words
  }

  private static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, !isDigit(first) else { return false }
    let isASCII = word.allSatisfy { byte in
      isDigit(byte) || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x2D || byte == 0x2E
        || byte == 0x5F
    }
    if isASCII { return true }
    return String(decoding: word, as: UTF8.self).allSatisfy {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "."
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
