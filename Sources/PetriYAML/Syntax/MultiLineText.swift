internal import PetriDiagnostics

/// A plain or quoted text over several lines, and what was probably meant.
struct MultiLineText {
  let file: SourceFile
  let start: Int
  let end: Int

  private var lines: ClosedRange<Int> { file.line(at: start)...max(file.line(at: start), file.line(at: end)) }

  func diagnostic(_ style: ScalarStyle) -> Diagnostic {
    if style == .plain {
      return missingSpace() ?? item() ?? overLines(advice: "to continue text over several lines, use '|' or '>'")
    }
    return unclosed() ?? overLines(advice: "to continue text over several lines, use '|' or '>'; or close the quote")
  }

  private func overLines(advice: String) -> Diagnostic {
    Diagnostic(
      code: .multiLineText,
      "text over several lines needs '|' or '>'",
      at: file.range(start, end),
      label: advice
    )
  }

  /// `-item` and `key:value` lines are text, not items and entries.
  private func missingSpace() -> Diagnostic? {
    for number in lines {
      let line = LineView(file, number: number)
      let from = number == lines.lowerBound ? start : line.contentStart
      if let sign = line.tightDash(from: from) ?? line.tightColon(from: from) {
        return Self.missingSpace(file, after: sign)
      }
    }
    return nil
  }

  /// A list item further to the right than the entry above it, which has a value.
  private func item() -> Diagnostic? {
    for number in lines.dropFirst() {
      let line = LineView(file, number: number)
      guard line.keyStart > line.contentStart, let above = line.above else { continue }
      return Diagnostic(
        code: .unexpectedIndentation,
        "unexpected list item",
        at: file.range(line.contentStart, line.contentStart + 1),
        label: "the entry above already has a value",
        notes: [DiagnosticNote("the entry above", at: above.contentRange)]
      )
    }
    return nil
  }

  /// The error about a dash or colon with no space after it.
  static func missingSpace(_ file: SourceFile, after sign: Int) -> Diagnostic {
    let name = file.text(in: sign..<(sign + 1))
    return Diagnostic(
      code: .missingSpace,
      "missing space after '\(name)'",
      at: file.range(sign, sign + 1),
      fixIts: [FixIt("insert a space", range: file.range(sign + 1, sign + 1), replacement: " ")]
    )
  }

  /// A quote that is never closed swallows lines up to the next quote.
  private func unclosed() -> Diagnostic? {
    let swallowed = lines.dropFirst().map { LineView(file, number: $0) }
    guard swallowed.contains(where: \.looksLikeEntry) else { return nil }
    return Self.unclosed(file, at: start, closedAt: end - 1)
  }

  /// The error about a quote that is never closed, or only lines further on.
  static func unclosed(_ file: SourceFile, at quote: Int, closedAt other: Int? = nil) -> Diagnostic {
    let line = LineView(file, at: quote)
    let lineEnd = max(quote + 1, line.contentEnd)
    let mark = file.text(in: quote..<(quote + 1))
    return Diagnostic(
      code: .unclosedQuote,
      "missing closing \(mark)",
      at: file.range(quote, lineEnd),
      label: "the text begins here and is never closed",
      notes: other.map { [DiagnosticNote("the next \(mark) is here", at: file.range($0, $0 + 1))] } ?? [],
      fixIts: [
        FixIt(
          "close it at the end of the line",
          range: file.range(lineEnd, lineEnd),
          replacement: mark,
          applicability: .maybe
        )
      ]
    )
  }
}
