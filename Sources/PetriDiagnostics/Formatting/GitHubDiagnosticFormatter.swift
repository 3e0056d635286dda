/// Diagnostics as commands that GitHub Actions turns into annotations: `::error file=...,line=...::message`.
///
/// Per cent signs and line breaks are escaped, so text from outside can't begin a command of its own.
public struct GitHubDiagnosticFormatter: Sendable, Hashable {
  /// Makes a formatter.
  public init() {}

  /// The lines of all diagnostics in file order; "" for none.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.sortedByPlace().map { format($0) + "\n" }.joined()
  }

  /// The line of one diagnostic, without a line feed.
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
    properties.append(("title", diagnostic.code.rawValue))
    let list = properties.map { "\($0.0)=\(Self.escaped($0.1, isProperty: true))" }.joined(separator: ",")
    return "::\(command(diagnostic.severity)) \(list)::\(Self.escaped(message(diagnostic), isProperty: false))"
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
      lines.append("note: \(note.range.map { "\($0.file.path):\($0.start): " } ?? "")\(note.message)")
    }
    lines += diagnostic.fixIts.map { "\($0.applicability.word): \($0.message)" }
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        result.unicodeScalars.append(scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? " " : "\u{2421}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
