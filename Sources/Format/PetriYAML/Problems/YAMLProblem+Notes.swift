internal import PetriDiagnostics

extension YAMLProblem {
  /// A note about a related location.
  func note(in file: SourceFile) -> DiagnosticNote? {
    func note(_ message: String, _ offsets: Range<Int>) -> DiagnosticNote {
      DiagnosticNote(message, at: file.range(offsets))
    }
    switch self {
    case .duplicateKey(_, let first), .duplicateAnchor(_, let first): return note("first defined here", first)
    case .recursiveAlias(let name, let anchor): return note("'&\(name)' begins here", anchor)
    case .limitExceeded(.expandedNodes(_, _, let anchor?), _): return note("'&\(anchor.name)' is here", anchor.place)
    case .mergeOfMerging(let place): return note("it merges here", place..<place)
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
