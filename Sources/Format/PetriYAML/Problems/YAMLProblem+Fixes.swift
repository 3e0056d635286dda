internal import PetriDiagnostics

extension YAMLProblem {
  func fixIt(at range: SourceRange) -> FixIt? {
    let file = range.file
    switch self {
    case .oddLineBreak(0x0D):
      // A carriage return ends a line for editors and for YAML. The other line breaks usually occur inside text, which
      // a line break would split.
      let lineBreak = file.lineBreak
      return FixIt("end the line with \(lineBreak == "\n" ? "LF" : "CRLF")", range: range, replacement: lineBreak)
    case .oddLineBreak:
      return FixIt("replace it with a space", range: range, replacement: " ", applicability: .maybe)
    case .strayByteOrderMark: return FixIt("remove the byte order mark", range: range, replacement: "")
    case .tabForSpace: return FixIt("replace it with a space", range: range, replacement: " ")
    case .tabIndentation(let blanks, let isCertain):
      return FixIt(
        "replace each tab with two spaces",
        range: file.range(blanks),
        replacement: YAMLProblem.spaces(for: file.bytes[blanks]),
        applicability: isCertain ? .machine : .maybe
      )
    case .commentInValue(let value): return Quoting.fix(file.range(value), applicability: .maybe)
    case .templateInBraces(isClosed: true): return Quoting.fix(range, applicability: .maybe)
    case .templateInBrackets(isClosed: true), .braceInValue: return Quoting.fix(range)
    case .colonInValue(let word): return Quoting.fix(range, applicability: word == nil ? .machine : .maybe)
    case .commentHidesBracket(_, _, let quoting?): return Quoting.fix(range, applicability: quoting)
    case .reservedCharacter(_, isValue: true), .loneAlias, .loneAnchor:
      return Quoting.fix(range, applicability: .maybe)
    case .quoteInText(let quote):
      return FixIt(
        "write \(quote.escape)\(quote.text)",
        range: range.startPoint,
        replacement: quote.escape,
        applicability: .maybe
      )
    case .apostropheInQuotes: return FixIt("double the apostrophe", range: range.startPoint, replacement: "'")
    case .undefinedAnchor(let name, let nearest?):
      return FixIt(
        "replace '*\(name)' with '*\(nearest)'",
        range: range,
        replacement: "*\(nearest)",
        applicability: .maybe
      )
    case .missingColon: return FixIt("insert ':'", range: range.endPoint, replacement: ":", applicability: .maybe)
    case .missingSpace: return FixIt("insert a space", range: range.endPoint, replacement: " ")
    case .unclosedQuote(let quote, let lineEnd, _):
      return FixIt(
        "close it at the end of the line",
        range: file.range(lineEnd, lineEnd),
        replacement: quote.text,
        applicability: .maybe
      )
    case .unknownEscape(_, let doubling):
      return FixIt(
        doubling.isOfAll ? "double all backslashes" : "double the backslash",
        range: file.range(doubling.range),
        replacement: doubling.replacement,
        applicability: doubling.applicability
      )
    default: return nil
    }
  }

  /// Spaces of the same width as blanks, a tab being two.
  static func spaces(for blanks: ArraySlice<UInt8>) -> String {
    String(repeating: " ", count: blanks.count + blanks.count { $0 == 0x09 })
  }
}

extension SourceFile {
  func range(_ offsets: Range<Int>) -> SourceRange { range(offsets.lowerBound, offsets.upperBound) }
}

extension YAMLProblem {
  func note(in file: SourceFile) -> DiagnosticNote? {
    func note(_ message: String, _ offsets: Range<Int>) -> DiagnosticNote {
      DiagnosticNote(message, at: file.range(offsets))
    }
    switch self {
    case .duplicateKey(_, let first), .duplicateAnchor(_, let first): return note("first defined here", first)
    case .recursiveAlias(let name, let anchor): return note("'&\(name)' begins here", anchor)
    case .limitExceeded(.expandedNodes(_, _, let anchor?), _): return note("'&\(anchor.name)' is here", anchor.range)
    case .mergeOfMerging(let start): return note("it merges here", start..<start)
    case .textAfterQuote(let start?): return note("the quoted text begins here", start..<(start + 1))
    case .commentHidesBracket(let bracket, let open, _), .missingComma(let bracket, let open):
      return note("the opening '\(bracket.opening)' is here", open..<(open + 1))
    case .unexpectedIndentation(let above), .unexpectedItem(let above): return note("the entry above", above)
    case .notItem(let begin?): return note("the list begins here", begin..<(begin + 1))
    case .notKey(let begin?, _): return note("the mapping begins here", begin..<(begin + 1))
    case .unclosedQuote(let quote, _, let next?): return note("the next \(quote.text) is here", next..<(next + 1))
    case .unclosedBracket(_, let next?): return note("the next entry begins here", next)
    case .invalid(_, _, let begin?): return note("it begins here", begin..<(begin + 1))
    default: return nil
    }
  }
}

enum Quoting {
  /// The text in double quotes, or in single quotes if it contains double quotes or backslashes.
  static func quoted(_ text: String) -> String {
    if text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "\\")) {
      let doubled = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return "'\(doubled)'"
    }
    return "\"\(text)\""
  }

  static func fix(_ range: SourceRange, applicability: FixIt.Applicability = .machine) -> FixIt {
    FixIt(
      "quote it: \(quoted(range.text))",
      range: range,
      replacement: quoted(range.text),
      applicability: applicability
    )
  }
}
