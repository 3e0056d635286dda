import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

/// Collects the problems of a catalogue while it is decoded; one for a file, put together in the end.
package final class DiagnosticSink {
  package private(set) var diagnostics: [Diagnostic] = []
  private var budget = SuggestionBudget()
  /// The nearest names that were found, so that a mistake that is made many times costs one search.
  private var suggestions: [SuggestionKey: [String]] = [:]

  private struct SuggestionKey: Hashable {
    let name: String
    let known: [String]
  }

  /// The extents of the parser's errors, by their starts.
  private var unreadable: [SourceRange] = []

  /// The file's comments that keep warnings away.
  package private(set) var ignores: [IgnoreComment] = []

  package init() {}

  /// None yet, about the file that others are about.
  package init(besides others: DiagnosticSink) { unreadable = others.unreadable }

  /// Adds the parser's diagnostics. What else is wrong at the same place isn't reported.
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

  /// How many errors there are, so that a part can find out whether it is free of them.
  package var errorCount: Int {
    for diagnostic in diagnostics[counted...] where diagnostic.severity == .error { countedErrors += 1 }
    counted = diagnostics.count
    return countedErrors
  }

  /// How many diagnostics have been counted, and how many of them are errors: they are only ever added.
  private var counted = 0
  private var countedErrors = 0

  /// Adds a problem at a range; an error only where the parser has not reported one.
  package func report(_ problem: some Problem, at range: SourceRange, notes: [DiagnosticNote] = []) {
    let diagnostic = problem.diagnostic(at: range, notes: notes)
    if diagnostic.severity == .error, let known = lastUnreadable(upTo: range.startOffset),
      range.endOffset <= known.endOffset || range.startOffset == known.startOffset
    {
      return
    }
    diagnostics.append(diagnostic)
  }

  /// Adds a problem of a file, which has no place in it.
  package func report(_ problem: some Problem, path: String) {
    diagnostics.append(problem.diagnostic(path: path))
  }

  /// The known names that are nearest to another one, as long as there are few unknown ones.
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

  /// Where the parser's errors inside a range begin, as offsets.
  package func unreadablePlaces(in range: SourceRange) -> [Int] {
    unreadable(upTo: range.endOffset).reversed().prefix { $0.startOffset >= range.startOffset }.map(\.startOffset)
  }

  private func lastUnreadable(upTo offset: Int) -> SourceRange? { unreadable(upTo: offset).last }

  /// The parser's errors that begin at an offset or before it.
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

  /// Adds diagnostics that were made elsewhere.
  package func add(_ others: some Sequence<Diagnostic>) { diagnostics += others }
}
