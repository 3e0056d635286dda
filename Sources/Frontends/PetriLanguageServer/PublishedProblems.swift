import PetriDiagnostics
import PetriText

/// The published diagnostics, so that only changes are sent.
@MainActor
struct PublishedProblems {
  private struct Known {
    let problems: [Diagnostic]
    let text: String
  }

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

@MainActor
struct DiagnosticText {
  private let diagnostic: Diagnostic
  private let model: CatalogModel
  private let encoding: PositionEncoding

  init(_ diagnostic: Diagnostic, in model: CatalogModel, _ encoding: PositionEncoding) {
    self.diagnostic = diagnostic
    self.model = model
    self.encoding = encoding
  }

  var json: JSONText {
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let related = diagnostic.notes.compactMap { note in note.range.map { (note.message, $0) } }
    let notes = diagnostic.notes.filter { $0.range == nil }.map(\.message)
    return .object([
      ("range", range(diagnostic.range)), ("severity", .int(severity)), ("code", .string(diagnostic.code.rawValue)),
      ("source", .string("petri")), ("message", .string(([diagnostic.message] + notes).joined(separator: "\n"))),
      (
        "relatedInformation",
        related.isEmpty
          ? nil
          : .array(
            related.map { message, range in
              .object([
                (
                  "location",
                  .object([("uri", .string(model.uri(range.file.path))), ("range", self.range(range))])
                ), ("message", .string(message)),
              ])
            }
          )
      ),
    ])
  }

  private func range(_ range: SourceRange?) -> JSONText {
    if let range { return encoding.range(range.offsets, in: range.file) }
    let line = JSONText.int(max(0, (diagnostic.line ?? 1) - 1))
    let place = JSONText.object([("line", line), ("character", .int(0))])
    return .object([("start", place), ("end", place)])
  }
}
