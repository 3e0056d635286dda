import PetriDiagnostics
import PetriText

/// The problems that an editor knows, so that only what has changed is made known.
@MainActor
struct PublishedProblems {
  private struct Known {
    let problems: [Diagnostic]
    let text: String
  }

  /// Those of files that have some, by the files' addresses.
  private var known: [String: Known] = [:]

  /// The files whose problems the editor doesn't know, by their addresses, with what they have now.
  ///
  /// - Parameters:
  ///   - edited: the addresses of files that were changed: they are made known also where nothing else is.
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
