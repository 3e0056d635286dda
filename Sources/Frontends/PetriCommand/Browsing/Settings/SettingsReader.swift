import PetriDiagnostics
import PetriText
import PetriYAML

struct SettingsReader {
  private(set) var diagnostics: [Diagnostic] = []
  private var budget = SuggestionBudget()

  mutating func report(
    _ severity: DiagnosticSeverity = .error,
    _ code: DiagnosticCode = "bad-value",
    _ message: String,
    at node: YAMLNode,
    label: String? = nil
  ) {
    let range = node.usedRange
    // Skips problems that the YAML parser already reported.
    let isReported = diagnostics.contains { other in
      guard let place = other.range, other.severity == .error, place.file.path == range.file.path else { return false }
      return place.startOffset >= range.startOffset && place.endOffset <= range.endOffset
    }
    guard !isReported else { return }
    diagnostics.append(Diagnostic(severity, code: code, message, at: range, label: label))
  }

  mutating func report(_ others: [Diagnostic]) { diagnostics += others }

  mutating func reportUnknown(
    _ what: String,
    _ node: YAMLNode,
    among known: [String],
    code: DiagnosticCode = "unknown-key",
    otherwise: String? = nil
  ) {
    let name = node.kind == .scalar ? node.text : ""
    let nearest = budget.nearest(to: name, among: known)
    let label = NearestName.listed(nearest).map { "did you mean \($0)?" } ?? otherwise
    let list = known.count <= 16 && !known.isEmpty ? "expected one of \(known.joined(separator: ", "))" : nil
    report(.error, code, "unknown \(what) '\(name)'", at: node, label: label ?? list)
  }

  /// The valid entries of a mapping; reports unknown keys and missing values.
  ///
  /// - Parameter what: the kind of entry for messages, such as `action`.
  mutating func entries(
    of node: YAMLNode,
    _ what: String,
    known: [String],
    empty: String
  ) -> [(key: YAMLNode, value: YAMLNode)] {
    guard !node.isBroken, !node.isNull else { return [] }
    guard node.kind == .mapping else {
      report(.error, "wrong-type", "expected a mapping of each \(what) to its value", at: node)
      return []
    }
    var found: [(YAMLNode, YAMLNode)] = []
    for entry in node.entries {
      if !known.contains(entry.key.text) {
        reportUnknown(what, entry.key, among: known)
      } else if entry.value.isNull {
        if !entry.value.isBroken {
          report(.error, "missing-value", "'\(entry.key.text)' has no value", at: entry.key, label: empty)
        }
      } else if !entry.value.isBroken {
        found.append((entry.key, entry.value))
      }
    }
    return found
  }
}
