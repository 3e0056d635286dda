import PetriText

/// Formats diagnostics as a JSON document with one problem per line.
///
/// The keys are `version`, 1; `errors` and `warnings`, the counts; and `problems`, each with those of `severity`,
/// `code`, `message`, `file`, `byteStart`, `byteEnd`, `line`, `column`, `endLine`, `endColumn`, `labels`, `notes`,
/// `fixIts` and `yamlPath` that apply. Lines and columns are 1-based, columns in code points; byte offsets are 0-based.
public struct JSONDiagnosticFormatter: Sendable, Hashable {
  /// Creates a formatter.
  public init() {}

  /// The document with all diagnostics, in file order.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    let summary = DiagnosticSummary(diagnostics)
    return JSONText.object([
      ("version", .int(1)), ("errors", .int(summary.errors)), ("warnings", .int(summary.warnings)),
      ("problems", .array(diagnostics.sortedByPlace().map { .line(object(of: $0)) })),
    ]).pretty + "\n"
  }

  private func object(of diagnostic: Diagnostic) -> JSONText {
    var pairs: [(String, JSONText?)] = [
      ("severity", .string(diagnostic.severity.rawValue)),
      ("code", .string(diagnostic.code.rawValue)),
      ("message", .string(diagnostic.message)),
    ]
    if let range = diagnostic.range {
      pairs += Self.location(range)
    } else {
      pairs.append(("file", diagnostic.path.map(JSONText.string)))
      pairs.append(("line", diagnostic.line.map(JSONText.int)))
      pairs.append(("column", diagnostic.column.map(JSONText.int)))
    }
    let labels = diagnostic.label.map { label in
      JSONText.array([.object([("message", .string(label))] + (diagnostic.range.map(Self.extent) ?? []))])
    }
    pairs += [
      ("labels", labels ?? .array([])),
      ("notes", .array(diagnostic.notes.map(Self.note))),
      ("fixIts", .array(diagnostic.fixIts.map(Self.fixIt))),
      ("yamlPath", diagnostic.yamlPath.map(JSONText.string)),
    ]
    return .object(pairs)
  }

  private static func note(_ note: DiagnosticNote) -> JSONText {
    .object([("message", .string(note.message))] + (note.range.map(location) ?? []))
  }

  private static func fixIt(_ fixIt: FixIt) -> JSONText {
    let applicability = JSONText.string(fixIt.applicability.rawValue)
    return .object(
      [
        ("message", .string(fixIt.message)), ("replacement", .string(fixIt.replacement)),
        ("applicability", applicability),
      ]
        + location(fixIt.range)
    )
  }

  private static func location(_ range: SourceRange) -> [(String, JSONText?)] {
    [("file", .string(range.file.path))] + extent(range)
  }

  private static func extent(_ range: SourceRange) -> [(String, JSONText?)] {
    let start = range.start
    let end = range.end
    return [
      ("byteStart", .int(range.startOffset)),
      ("byteEnd", .int(range.endOffset)),
      ("line", .int(start.line)),
      ("column", .int(start.column)),
      ("endLine", .int(end.line)),
      ("endColumn", .int(end.column)),
    ]
  }
}
