/// A parser for the part of a link after its `]`: `(address "title")`.
struct LinkScanner {
  private let units: [MarkdownUnit]
  private(set) var offset: Int

  init(_ units: [MarkdownUnit], at offset: Int) { (self.units, self.offset) = (units, offset) }

  /// Parses the destination and skips the title; returns `nil` if the destination is missing or unclosed.
  mutating func destination() -> [MarkdownUnit]? {
    guard skip("(") else { return nil }
    skipBlanks()
    guard let address = isNext("<") ? bracketed() : bare() else { return nil }
    let end = offset
    skipBlanks()
    if offset > end, let close = next.flatMap({ LinkScanner.titleEnds[$0.ascii] }) {
      guard skipTitle(to: close) else { return nil }
      skipBlanks()
    }
    return skip(")") ? LinkScanner.unescaped(address) : nil
  }

  private static let titleEnds: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'", UInt8(ascii: "("): ")",
  ]

  private var next: MarkdownUnit? { offset < units.count ? units[offset] : nil }

  private func isNext(_ scalar: Unicode.Scalar) -> Bool { next == MarkdownUnit(scalar) }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard isNext(scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while let unit = next, unit.isBlank { offset += 1 }
  }

  private mutating func skipEscape() -> Bool {
    guard isNext("\\"), offset + 1 < units.count, units[offset + 1].isASCIIPunctuation else { return false }
    offset += 2
    return true
  }

  private mutating func bracketed() -> ArraySlice<MarkdownUnit>? {
    offset += 1
    let start = offset
    while let unit = next, !unit.isLineEnd, unit != MarkdownUnit("<") {
      if skip(">") { return units[start..<offset - 1] }
      if !skipEscape() { offset += 1 }
    }
    return nil
  }

  private mutating func bare() -> ArraySlice<MarkdownUnit>? {
    let start = offset
    var depth = 0
    while let unit = next, !unit.isControl, !unit.isBlank {
      if skipEscape() { continue }
      if unit == MarkdownUnit("(") { depth += 1 }
      if unit == MarkdownUnit(")") {
        guard depth > 0 else { break }
        depth -= 1
      }
      // Limits nesting, as CommonMark permits, to avoid quadratic time for a text of parentheses.
      guard depth <= 32 else { return nil }
      offset += 1
    }
    return depth == 0 ? units[start..<offset] : nil
  }

  private mutating func skipTitle(to close: Unicode.Scalar) -> Bool {
    offset += 1
    while next != nil {
      if skipEscape() { continue }
      if skip(close) { return true }
      if close == ")", isNext("(") { return false }
      offset += 1
    }
    return false
  }

  /// Resolves backslash escapes and character references.
  private static func unescaped(_ units: ArraySlice<MarkdownUnit>) -> [MarkdownUnit] {
    let units = Array(units)
    var (result, offset): ([MarkdownUnit], Int) = ([], 0)
    while offset < units.count {
      if units[offset] == MarkdownUnit("\\"), offset + 1 < units.count, units[offset + 1].isASCIIPunctuation {
        offset += 1
      } else if units[offset] == MarkdownUnit("&"), let (characters, end) = CharacterReference.read(units, at: offset) {
        result += characters
        offset = end
        continue
      }
      result.append(units[offset])
      offset += 1
    }
    return result
  }
}

/// A parser for autolinks: `<https://shop.example>`, `<help@shop.example>`.
enum AutolinkScanner {
  static func link(
    _ units: [MarkdownUnit],
    at offset: Int
  ) -> (text: [MarkdownUnit], destination: [MarkdownUnit], end: Int)? {
    let rest = units[(offset + 1)...]
    guard
      let end = rest.firstIndex(where: {
        $0.isControl || $0.isBlank || $0.ascii == UInt8(ascii: "<") || $0.ascii == UInt8(ascii: ">")
      }),
      units[end].ascii == UInt8(ascii: ">")
    else { return nil }
    let text = Array(units[offset + 1..<end])
    if isAddress(text) { return (text, text, end + 1) }
    return isMail(text) ? (text, "mailto:".unicodeScalars.map { MarkdownUnit($0) } + text, end + 1) : nil
  }

  private static func isAddress(_ text: [MarkdownUnit]) -> Bool {
    guard let colon = text.prefix(33).firstIndex(of: MarkdownUnit(":")), colon >= 2, text[0].isLetter else {
      return false
    }
    return text[..<colon].allSatisfy { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0.ascii) }
  }

  /// Whether a text is an email address as HTML defines it for `<input type=email>`.
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
