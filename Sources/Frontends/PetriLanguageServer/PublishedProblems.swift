import PetriDiagnostics
import PetriText

/// The published diagnostics, so that only changes are sent.
@MainActor
struct PublishedProblems {
  private struct Known {
    let problems: [Diagnostic]
    let text: String
  }

  /// The published diagnostics by URI.
  private var known: [String: Known] = [:]

  /// The URIs whose diagnostics have changed.
  ///
  /// - Parameter edited: the URIs to publish even if unchanged.
  mutating func changes(
    in models: [CatalogModel],
    edited: Set<String>,
    _ encoding: PositionEncoding
  ) -> [(uri: String, problems: JSONText)] {
    var changes: [(uri: String, problems: JSONText)] = []
    var found: Set<String> = []
    for model in models {
      for (path, problems) in model.problems where !problems.isEmpty {
        let uri = model.uri(path)
        found.insert(uri)
        let isEdited = edited.contains(uri)
        if !isEdited, known[uri]?.problems == problems { continue }
        let json = JSONText.array(problems.map { DiagnosticText($0, in: model, encoding).json })
        let text = json.compact
        if isEdited || known[uri]?.text != text { changes.append((uri, json)) }
        known[uri] = Known(problems: problems, text: text)
      }
    }
    for uri in edited.union(known.keys).subtracting(found) {
      changes.append((uri, .array([])))
      known[uri] = nil
    }
    return changes.sorted { $0.uri < $1.uri }
  }
}
