internal import PetriDiagnostics

/// Puts quotes around text.
enum Quoting {
  /// The text in quotation marks, or in apostrophes if it holds quotation marks or backslashes.
  static func quoted(_ text: String) -> String {
    if text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "\\")) {
      let doubled = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return "'\(doubled)'"
    }
    return "\"\(text)\""
  }

  /// The fix that quotes an extent.
  static func fix(_ range: SourceRange, applicability: FixIt.Applicability = .machine) -> FixIt {
    FixIt(
      "quote it: \(quoted(range.text))",
      range: range,
      replacement: quoted(range.text),
      applicability: applicability
    )
  }
}
