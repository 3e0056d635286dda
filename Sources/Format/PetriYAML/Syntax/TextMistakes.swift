public import PetriDiagnostics

/// A plain or quoted scalar over several lines, and the mistake that probably caused it.
struct MultiLineText {
  let file: SourceFile
  let start: Int
  let end: Int

  private var lines: ClosedRange<Int> { file.line(at: start)...max(file.line(at: start), file.line(at: end)) }

  func finding(_ style: ScalarStyle) -> YAMLFinding {
    let isQuoted = style != .plain
    return (isQuoted ? unclosed() : missingSpace() ?? item())
      ?? YAMLFinding(.multiLineText(isQuoted: isQuoted), at: start..<end)
  }

  /// A missing space: `-item` and `key:value` lines are text, not items and entries.
  private func missingSpace() -> YAMLFinding? {
    for number in lines {
      let line = LineView(file, number: number)
      let from = number == lines.lowerBound ? start : line.contentStart
      if let sign = line.tightDash(from: from) ?? line.tightColon(from: from) {
        return Self.missingSpace(file, after: sign)
      }
    }
    return nil
  }

  private func item() -> YAMLFinding? {
    for number in lines.dropFirst() {
      let line = LineView(file, number: number)
      guard line.keyStart > line.contentStart, let above = line.above else { continue }
      return YAMLFinding(
        .unexpectedItem(above: above.contentRange.offsets),
        at: line.contentStart..<(line.contentStart + 1)
      )
    }
    return nil
  }

  static func missingSpace(_ file: SourceFile, after sign: Int) -> YAMLFinding {
    YAMLFinding(.missingSpace(after: file.text(in: sign..<(sign + 1))), at: sign..<(sign + 1))
  }

  private func unclosed() -> YAMLFinding? {
    let swallowed = lines.dropFirst().map { LineView(file, number: $0) }
    guard swallowed.contains(where: \.looksLikeEntry) else { return nil }
    return Self.unclosed(file, at: start, closedAt: end - 1)
  }

  static func unclosed(_ file: SourceFile, at start: Int, closedAt other: Int? = nil) -> YAMLFinding {
    let quote = start < file.bytes.count ? YAMLProblem.Quote(file.bytes[start]) : nil
    let lineEnd = max(start + 1, LineView(file, at: start).contentEnd)
    return YAMLFinding(.unclosedQuote(quote ?? .double, lineEnd: lineEnd, next: other), at: start..<lineEnd)
  }
}

/// `${...}` and `{{...}}` without quotes, which YAML reads as braces.
enum Template {
  static func doubleBraces(in file: SourceFile, at start: Int) -> YAMLFinding {
    let line = LineView(file, at: start)
    var end = start + 2
    while end < line.range.upperBound, !file.bytes[..<end].hasSuffix("}}") { end += 1 }
    return YAMLFinding(.templateInBraces(isClosed: file.bytes[..<end].hasSuffix("}}")), at: start..<end)
  }

  /// The error about `${x}` inside brackets or braces; nil if no `$` precedes the brace.
  static func dollarBrace(in file: SourceFile, brace: Int) -> YAMLFinding? {
    guard brace > 0, brace < file.bytes.count else { return nil }
    guard file.bytes[brace] == UInt8(ascii: "{"), file.bytes[brace - 1] == UInt8(ascii: "$") else { return nil }
    let line = LineView(file, at: brace)
    let start = valueStart(in: file, line: line, before: brace - 1)
    let end = valueEnd(in: file, line: line, brace: brace)
    return YAMLFinding(
      .templateInBrackets(isClosed: end != nil),
      at: start..<max(start, end ?? line.contentEnd)
    )
  }

  private static func valueStart(in file: SourceFile, line: LineView, before dollar: Int) -> Int {
    var start = dollar
    while start > line.range.lowerBound {
      let byte = file.bytes[start - 1]
      if "{[,".utf8.contains(byte) { break }
      if byte == 0x20, start - 2 >= line.range.lowerBound, ":-".utf8.contains(file.bytes[start - 2]) { break }
      start -= 1
    }
    while start < dollar, file.bytes[start] == 0x20 { start += 1 }
    return start
  }

  private static func valueEnd(in file: SourceFile, line: LineView, brace: Int) -> Int? {
    var index = brace
    var isInside = false
    while index < line.range.upperBound {
      let byte = file.bytes[index]
      if isInside {
        if byte == UInt8(ascii: "}") { isInside = false }
      } else if byte == UInt8(ascii: "{") {
        isInside = true
      } else if ",]}".utf8.contains(byte) {
        break
      }
      index += 1
    }
    if isInside { return nil }
    while index > brace, file.bytes[index - 1] == 0x20 { index -= 1 }
    return index
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

/// A comment that was probably meant as part of a value, because no space follows its `#`: `label: Order #5`.
public struct WordComment: Sendable {
  /// From the `#` to the end of the comment, or to a second comment.
  public let range: SourceRange

  /// Finds a comment after an offset and blanks; nil if there is none, or if it looks like a remark: `# like this`.
  ///
  /// - Parameter takesRemarks: Whether to accept remarks.
  public init?(in file: SourceFile, after offset: Int, takesRemarks: Bool = false) {
    let line = file.lineRange(file.line(at: offset))
    guard let start = file.bytes[offset..<max(offset, line.upperBound)].firstIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return nil }
    let comment = file.bytes[start..<line.upperBound]
    guard comment.first == UInt8(ascii: "#"), let next = comment.dropFirst().first, takesRemarks || next > 0x20,
      next != UInt8(ascii: "#"), !comment.dropFirst().starts(with: "petri:".utf8)
    else { return nil }
    var end = comment.endIndex
    for index in comment.indices.dropFirst(2)
    where comment[index] == UInt8(ascii: "#") && comment[index - 1] == 0x20 {
      end = index
      break
    }
    while comment[end - 1] <= 0x20 { end -= 1 }
    range = file.range(start, end)
  }
}
