// Foundation reads these files as dictionaries, without locations or order.
/// Reads a `.strings` file: `"key" = "text";` with comments.
struct StringsReader {
  private var scanner: ByteScanner

  static func read(_ bytes: [UInt8]) throws(MalformedResource) -> PropertyNode {
    var reader = StringsReader(scanner: ByteScanner(bytes))
    var entries: [PropertyNode.Entry] = []
    while try reader.skipComments() { entries.append(try reader.entry()) }
    return .mapping(entries)
  }

  private mutating func entry() throws(MalformedResource) -> PropertyNode.Entry {
    let offset = scanner.place
    let key = try word("a key")
    var value = key
    if try skipComments(), scanner.take("=") {
      guard try skipComments() else { throw scanner.problem("expected a text behind '='") }
      value = try word("a text")
    }
    _ = try skipComments()
    guard scanner.take(";") else { throw scanner.problem("missing ';' behind '\(key.shortened)'", at: offset) }
    return (key, offset, .text(value))
  }

  /// A quoted string, or a word of letters and digits.
  private mutating func word(_ what: String) throws(MalformedResource) -> String {
    if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") { return try scanner.quotedText() }
    let word = scanner.take {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || "_-./:$".utf8.contains($0)
    }
    guard !word.isEmpty else { throw scanner.problem("expected \(what) in quotation marks") }
    return word
  }

  /// Skips blanks and comments; returns whether anything follows.
  private mutating func skipComments() throws(MalformedResource) -> Bool {
    while true {
      scanner.skipBlanks()
      let start = scanner.place
      if scanner.take("//") {
        scanner.take { $0 != 0x0A && $0 != 0x0D }
      } else if scanner.take("/*") {
        guard scanner.skip(over: "*/") else { throw scanner.problem("unterminated comment", at: start) }
      } else {
        return !scanner.isAtEnd
      }
    }
  }
}
