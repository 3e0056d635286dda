internal import PetriText

/// Formats diagnostics as workflow commands, which GitHub Actions shows as annotations: `::error
/// file=...,line=...::message`.
public struct GitHubDiagnosticFormatter: Sendable, Hashable {
  /// Creates a formatter.
  public init() {}

  /// A line per diagnostic, in file order; "" for none.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.sortedByPlace().map { format($0) + "\n" }.joined()
  }

  /// The line for one diagnostic, without a line feed.
  public func format(_ diagnostic: Diagnostic) -> String {
    var properties: [(String, String)] = []
    if let path = diagnostic.path { properties.append(("file", path)) }
    if let range = diagnostic.range {
      let start = range.start
      let end = range.end
      properties.append(("line", String(start.line)))
      properties.append(("endLine", String(end.line)))
      if start.line == end.line {
        properties.append(("col", String(start.column)))
        properties.append(("endColumn", String(max(start.column, end.column - 1))))
      }
    }
    if let line = diagnostic.line { properties.append(("line", String(line))) }
    if let column = diagnostic.column { properties.append(("col", String(column))) }
    properties.append(("title", diagnostic.code.rawValue))
    let list = properties.map { "\($0.0)=\(GitHubCommand.property($0.1))" }.joined(separator: ",")
    return "::\(command(diagnostic.severity)) \(list)::\(GitHubCommand.message(message(diagnostic)))"
  }

  private func command(_ severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    if let label = diagnostic.label { lines.append(label) }
    for note in diagnostic.notes {
      lines.append(note.range.map { "note: \($0.file.path):\($0.start): \(note.message)" } ?? note.message)
    }
    lines += diagnostic.fixIts.map { "\($0.applicability.word): \($0.message)" }
    return lines.joined(separator: "\n")
  }
}

/// Escapes text for a GitHub Actions workflow command: `::error file=a.yaml,title=b::message`.
///
/// Compares code points as the runner does, because a delimiter before a combining mark is still a delimiter.
enum GitHubCommand {
  static func property(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// The escaped message, which may have several lines.
  static func message(_ text: String) -> String { escaped(text) { _ in nil } }

  private static func escaped(_ text: String, _ other: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in TextCleaning(keepsNewlines: true).clean(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      default: result += other(scalar) ?? String(scalar)
      }
    }
    return result
  }
}
