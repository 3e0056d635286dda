internal import PetriDiagnostics

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
