/// Parses what follows the `]` of a link: `(address "title")`.
struct LinkScanner {
  private let units: [MarkdownUnit]
  private(set) var place: Int

  init(_ units: [MarkdownUnit], at place: Int) { (self.units, self.place) = (units, place) }

  /// The address; `nil` if there is none or it isn't closed. The title is skipped.
  mutating func destination() -> [MarkdownUnit]? {
    guard skip("(") else { return nil }
    skipBlanks()
    guard let address = isNext("<") ? bracketed() : bare() else { return nil }
    let end = place
    skipBlanks()
    if place > end, let close = next.flatMap({ LinkScanner.titleEnds[$0.ascii] }) {
      guard skipTitle(to: close) else { return nil }
      skipBlanks()
    }
    return skip(")") ? LinkScanner.unescaped(address) : nil
  }

  private static let titleEnds: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "'"): "'", UInt8(ascii: "("): ")",
  ]

  private var next: MarkdownUnit? { place < units.count ? units[place] : nil }

  private func isNext(_ scalar: Unicode.Scalar) -> Bool { next == MarkdownUnit(scalar) }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard isNext(scalar) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let unit = next, unit.isBlank { place += 1 }
  }

  /// Skips a backslash and the character that it escapes.
  private mutating func skipEscape() -> Bool {
    guard isNext("\\"), place + 1 < units.count, units[place + 1].isASCIIPunctuation else { return false }
    place += 2
    return true
  }

  private mutating func bracketed() -> ArraySlice<MarkdownUnit>? {
    place += 1
    let start = place
    while let unit = next, !unit.isLineEnd, unit != MarkdownUnit("<") {
      if skip(">") { return units[start..<place - 1] }
      if !skipEscape() { place += 1 }
    }
    return nil
  }

  private mutating func bare() -> ArraySlice<MarkdownUnit>? {
    let start = place
    var depth = 0
    while let unit = next, !unit.isControl, !unit.isBlank {
      if skipEscape() { continue }
      if unit == MarkdownUnit("(") { depth += 1 }
      if unit == MarkdownUnit(")") {
        guard depth > 0 else { break }
        depth -= 1
      }
      // Prevents quadratic time for a text of parentheses.
      guard depth <= 32 else { return nil }
      place += 1
    }
    return depth == 0 ? units[start..<place] : nil
  }

  private mutating func skipTitle(to close: Unicode.Scalar) -> Bool {
    place += 1
    while next != nil {
      if skipEscape() { continue }
      if skip(close) { return true }
      if close == ")", isNext("(") { return false }
      place += 1
    }
    return false
  }

  /// Resolves backslash escapes and character references.
  private static func unescaped(_ units: ArraySlice<MarkdownUnit>) -> [MarkdownUnit] {
    let units = Array(units)
    var (result, place): ([MarkdownUnit], Int) = ([], 0)
    while place < units.count {
      if units[place] == MarkdownUnit("\\"), place + 1 < units.count, units[place + 1].isASCIIPunctuation {
        place += 1
      } else if units[place] == MarkdownUnit("&"), let (characters, end) = CharacterReference.read(units, at: place) {
        result += characters
        place = end
        continue
      }
      result.append(units[place])
      place += 1
    }
    return result
  }
}

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
