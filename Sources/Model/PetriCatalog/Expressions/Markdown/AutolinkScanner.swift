/// Parses an autolink: `<https://shop.example>`, `<help@shop.example>`.
enum AutolinkScanner {
  static func link(
    _ units: [MarkdownUnit],
    at place: Int
  ) -> (text: [MarkdownUnit], destination: [MarkdownUnit], end: Int)? {
    let rest = units[(place + 1)...]
    guard
      let end = rest.firstIndex(where: {
        $0.isControl || $0.isBlank || $0.ascii == UInt8(ascii: "<") || $0.ascii == UInt8(ascii: ">")
      }),
      units[end].ascii == UInt8(ascii: ">")
    else { return nil }
    let text = Array(units[place + 1..<end])
    if isAddress(text) { return (text, text, end + 1) }
    return isMail(text) ? (text, "mailto:".unicodeScalars.map { MarkdownUnit($0) } + text, end + 1) : nil
  }

  private static func isAddress(_ text: [MarkdownUnit]) -> Bool {
    guard let colon = text.prefix(33).firstIndex(of: MarkdownUnit(":")), colon >= 2, text[0].isLetter else {
      return false
    }
    return text[..<colon].allSatisfy { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0.ascii) }
  }

  /// An email address, as HTML defines it for `<input type=email>`.
  private static func isMail(_ text: [MarkdownUnit]) -> Bool {
    guard let at = text.firstIndex(of: MarkdownUnit("@")), at > 0 else { return false }
    let isNamed = text[..<at].allSatisfy {
      $0.isLetter || $0.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0.ascii)
    }
    let labels = text[(at + 1)...].split(separator: MarkdownUnit("."), omittingEmptySubsequences: false)
    return isNamed
      && labels.allSatisfy { label in
        let hyphen = MarkdownUnit("-")
        return !label.isEmpty && label.count <= 63 && label.first != hyphen && label.last != hyphen
          && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
      }
  }
}
