/// A character reference: `&amp;`, `&#8364;`, `&#x20AC;`.
enum CharacterReference {
  /// The longest name in HTML has 31 characters.
  private static let longest = 32

  /// The characters of the reference at an offset and the offset after it.
  static func read(_ units: [MarkdownUnit], at place: Int) -> (characters: [MarkdownUnit], end: Int)? {
    let rest = units[(place + 1)...].prefix(longest)
    guard let end = rest.firstIndex(where: { $0.ascii == UInt8(ascii: ";") }), end > place + 1 else { return nil }
    let inside = units[place + 1..<end]
    let characters = inside.first?.ascii == UInt8(ascii: "#") ? number(inside.dropFirst()) : named(inside)
    return characters.map { ($0, end + 1) }
  }

  private static func named(_ units: ArraySlice<MarkdownUnit>) -> [MarkdownUnit]? {
    guard units.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
    return names[String(decoding: units.map(\.ascii), as: UTF8.self)]
  }

  private static func number(_ units: ArraySlice<MarkdownUnit>) -> [MarkdownUnit]? {
    let isHex = units.first.map { $0.ascii | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = isHex ? units.dropFirst() : units
    guard !digits.isEmpty, digits.count <= (isHex ? 6 : 7),
      digits.allSatisfy({ isHex ? $0.hexDigit != nil : $0.isDigit }),
      let code = UInt32(String(decoding: digits.map(\.ascii), as: UTF8.self), radix: isHex ? 16 : 10)
    else { return nil }
    return [MarkdownUnit(code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}")]
  }
}
