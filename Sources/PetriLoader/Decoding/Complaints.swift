import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Collects what is wrong with a catalogue while it is decoded; one for a file, put together in the end.
final class Complaints {
  private(set) var diagnostics: [Diagnostic] = []
  private var budget = SuggestionBudget()
  /// The extents of the parser's errors, by their starts.
  private var unreadable: [SourceRange] = []

  /// The file's comments that keep warnings away.
  private(set) var ignores: [IgnoreComment] = []

  init() {}

  private init(ignores: [IgnoreComment]) { self.ignores = ignores }

  /// None, about a file that has none.
  static func none(about file: SourceFile) -> Complaints {
    let ignores = IgnoreComment.all(in: file)
    return ignores.isEmpty ? nothing : Complaints(ignores: ignores)
  }

  // Of the files that there is nothing to say of, which are nearly all; nobody adds to it.
  private nonisolated(unsafe) static let nothing = Complaints()

  /// None yet, about the file that others are about.
  init(besides others: Complaints) { unreadable = others.unreadable }

  /// Adds what the parser says of a file. What is wrong at the same place is no second mistake.
  func add(_ stream: YAMLStream) {
    ignores = IgnoreComment.all(in: stream.file)
    let found = stream.diagnostics.withoutConflicts(in: stream.file).map(\.withBraces)
    diagnostics += found
    unreadable = found.filter { $0.severity == .error }.compactMap(\.range)
      .sorted { $0.startOffset < $1.startOffset }
  }

  /// How many errors there are, so that a part can tell whether it is whole.
  var errorCount: Int {
    for diagnostic in diagnostics[counted...] where diagnostic.severity == .error { countedErrors += 1 }
    counted = diagnostics.count
    return countedErrors
  }

  /// How many complaints have been counted, and how many of them are errors: they are only ever added.
  private var counted = 0
  private var countedErrors = 0

  /// Adds an error at a range, if the parser has not told of one there.
  func error(
    _ code: DiagnosticCode,
    _ message: String,
    at range: SourceRange,
    label: String? = nil,
    notes: [DiagnosticNote] = [],
    fixIts: [FixIt] = []
  ) {
    if let known = lastUnreadable(upTo: range.startOffset),
      range.endOffset <= known.endOffset || range.startOffset == known.startOffset
    {
      return
    }
    diagnostics.append(
      Diagnostic(.error, code: code, message, at: range, label: label, notes: notes, fixIts: fixIts)
    )
  }

  /// Adds an error about a whole file, which has no place in it.
  func error(_ code: DiagnosticCode, _ message: String, path: String) {
    diagnostics.append(Diagnostic(.error, code: code, message, path: path))
  }

  /// Adds a warning at a range.
  func warning(
    _ code: DiagnosticCode,
    _ message: String,
    at range: SourceRange,
    label: String? = nil,
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(Diagnostic(.warning, code: code, message, at: range, label: label, fixIts: fixIts))
  }

  /// Whether the parser has told of an error inside a range.
  func isUnreadable(_ range: SourceRange) -> Bool {
    lastUnreadable(upTo: range.endOffset).map { $0.startOffset >= range.startOffset } ?? false
  }

  /// The last of the parser's errors that begin at an offset or before it.
  private func lastUnreadable(upTo offset: Int) -> SourceRange? {
    var bounds = 0..<unreadable.count
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        unreadable[middle].startOffset <= offset
        ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound > 0 ? unreadable[bounds.lowerBound - 1] : nil
  }

  /// Adds an error about an unknown name, with the nearest of the known ones.
  ///
  /// - Parameters:
  ///   - list: whether the known names are listed where none is near.
  ///   - otherwise: what to say instead of that list.
  /// - Returns: the nearest names.
  @discardableResult
  func unknown(
    _ code: DiagnosticCode,
    _ message: String,
    node: YAMLNode,
    name: String,
    known: some Sequence<String>,
    list: Bool = true,
    otherwise: String? = nil
  ) -> [String] {
    let known = Array(known)
    let nearest = budget.nearest(to: name, among: known)
    var label: String?
    var fixIts: [FixIt] = []
    if let best = nearest.first {
      label = "did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
      if nearest.count == 1, node.style == .plain {
        fixIts = [
          FixIt(
            "replace '\(name)' with '\(best)'",
            range: node.usedRange,
            replacement: best,
            applicability: .maybe
          )
        ]
      }
    } else if let otherwise {
      label = otherwise
    } else if list, !known.isEmpty, known.count <= 24 {
      label = "expected \(known.count == 1 ? "" : "one of ")\(known.joined(separator: ", "))"
    }
    error(code, message, at: node.usedRange, label: label, fixIts: fixIts)
    return nearest
  }

  /// Adds diagnostics that were made elsewhere.
  func add(_ others: some Sequence<Diagnostic>) { diagnostics += others }
}
