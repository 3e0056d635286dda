import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

/// Collects the diagnostics of a file while it is decoded.
package final class DiagnosticSink {
  package private(set) var diagnostics: [Diagnostic] = []
  private var budget = SuggestionBudget()
  /// The suggestions so far, so that a repeated mistake is searched for only once.
  private var suggestions: [SuggestionKey: [String]] = [:]

  private struct SuggestionKey: Hashable {
    let name: String
    let known: [String]
  }

  private var unreadable: [SourceRange] = []

  package private(set) var ignores: [IgnoreComment] = []

  package init() {}

  package init(besides others: DiagnosticSink) { unreadable = others.unreadable }

  /// Adds the parser's diagnostics; other errors in the same ranges are dropped.
  package func add(_ stream: YAMLStream) {
    if let line = SwiftSource.firstLine(of: stream.file) {
      diagnostics.append(FileProblem.swift.diagnostic(at: line))
      unreadable = [stream.file.range(0, stream.file.bytes.count)]
      return
    }
    ignores = IgnoreComment.all(in: stream.file)
    let found = stream.findings.map { $0.catalogDiagnostic(in: stream.file) }.withoutConflicts(in: stream.file)
    diagnostics += found
    unreadable = found.filter { $0.severity == .error }.compactMap(\.range)
      .sorted { $0.startOffset < $1.startOffset }
  }

  package var errorCount: Int {
    for diagnostic in diagnostics[counted...] where diagnostic.severity == .error { countedErrors += 1 }
    counted = diagnostics.count
    return countedErrors
  }

  private var counted = 0
  private var countedErrors = 0

  /// Reports a problem at a range, unless it is an error where the parser has reported one.
  package func report(_ problem: some Problem, at range: SourceRange, notes: [DiagnosticNote] = []) {
    let diagnostic = problem.diagnostic(at: range, notes: notes)
    if diagnostic.severity == .error, let known = lastUnreadable(upTo: range.startOffset),
      range.endOffset <= known.endOffset || range.startOffset == known.startOffset
    {
      return
    }
    diagnostics.append(diagnostic)
  }

  package func report(_ problem: some Problem, path: String) {
    diagnostics.append(problem.diagnostic(path: path))
  }

  /// The known names most similar to another, limited to the first unknown names of a file.
  package func nearest(to name: String, among known: [String]) -> [String] {
    let key = SuggestionKey(name: name, known: known)
    if let found = suggestions[key] { return found }
    guard budget.remaining > 0 else { return [] }
    let found = budget.nearest(to: name, among: known)
    suggestions[key] = found
    return found
  }

  /// Whether the parser has reported an error inside a range.
  package func isUnreadable(_ range: SourceRange) -> Bool {
    lastUnreadable(upTo: range.endOffset).map { $0.startOffset >= range.startOffset } ?? false
  }

  package func unreadableOffsets(in range: SourceRange) -> [Int] {
    unreadable(upTo: range.endOffset).reversed().prefix { $0.startOffset >= range.startOffset }.map(\.startOffset)
  }

  private func lastUnreadable(upTo offset: Int) -> SourceRange? { unreadable(upTo: offset).last }

  private func unreadable(upTo offset: Int) -> ArraySlice<SourceRange> {
    var bounds = 0..<unreadable.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        unreadable[middle].startOffset <= offset
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return unreadable[..<bounds.lowerBound]
  }

  package func add(_ others: some Sequence<Diagnostic>) { diagnostics += others }
}
