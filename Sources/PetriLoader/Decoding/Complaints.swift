import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Collects what is wrong with a catalogue while it is decoded; one for a file, put together in the end.
final class Complaints {
  private(set) var diagnostics: [Diagnostic]
  private var budget = SuggestionBudget()

  init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
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

  /// Adds an error at a range.
  func error(
    _ code: DiagnosticCode,
    _ message: String,
    at range: SourceRange,
    label: String? = nil,
    notes: [DiagnosticNote] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(.error, code: code, message, at: range, label: label, notes: notes, fixIts: fixIts)
    )
  }

  /// Adds an error about a whole file, which has no place in it.
  func error(_ code: DiagnosticCode, _ message: String, path: String) {
    diagnostics.append(Diagnostic(.error, code: code, message, path: path))
  }

  /// Adds a warning at a range.
  func warning(_ code: DiagnosticCode, _ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic(.warning, code: code, message, at: range))
  }

  /// Whether there is an error inside a range.
  func hasErrors(within range: SourceRange) -> Bool {
    diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error, let place = diagnostic.range else { return false }
      return place.startOffset >= range.startOffset && place.startOffset <= range.endOffset
    }
  }

  /// Adds an error about a name that is none of those there are, with the nearest of them and a fix.
  func unknown(
    _ code: DiagnosticCode,
    _ message: String,
    node: YAMLNode,
    name: String,
    known: some Sequence<String>,
    list: Bool = true
  ) {
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
    } else if list, !known.isEmpty, known.count <= 24 {
      label = "there are \(known.joined(separator: ", "))"
    }
    error(code, message, at: node.usedRange, label: label, fixIts: fixIts)
  }

  /// Adds diagnostics that were made elsewhere.
  func add(_ others: some Sequence<Diagnostic>) { diagnostics += others }
}
