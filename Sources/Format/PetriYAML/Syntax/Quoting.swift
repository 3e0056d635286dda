internal import PetriDiagnostics

enum Quoting {
  /// The text in double quotes, or in single quotes if it contains double quotes or backslashes.
  static func quoted(_ text: String) -> String {
    if text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "\\")) {
      let doubled = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return "'\(doubled)'"
    }
    return "\"\(text)\""
  }

  static func fix(_ range: SourceRange, applicability: FixIt.Applicability = .machine) -> FixIt {
    FixIt(
      "quote it: \(quoted(range.text))",
      range: range,
      replacement: quoted(range.text),
      applicability: applicability
    )
  }
}
