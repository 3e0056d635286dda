import PetriDiagnostics
import PetriText

/// Converts a diagnostic for the editor.
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
