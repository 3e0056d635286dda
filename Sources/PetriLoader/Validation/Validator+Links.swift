import PetriCatalog
import PetriDiagnostics
import PetriLinks

extension Validator {
  /// Which of some links can't be told from one before them.
  static func ambiguities(_ links: [LinkPattern]) -> [(first: Int, second: Int)] {
    LinkTable(links.enumerated().map { ($1, $0) }).ambiguities.map { ($0.0, $0.1) }
  }

  /// Reports that a link can't be told from another.
  static func reportAmbiguous(
    _ link: (pattern: LinkPattern, range: SourceRange),
    first: (pattern: LinkPattern, range: SourceRange),
    _ complaints: Complaints
  ) {
    complaints.error(
      .ambiguousLink,
      "the same links match '\(link.pattern)' and '\(first.pattern)'",
      at: link.range,
      label: "which of the two is meant can't be told",
      notes: [DiagnosticNote("the other one is here", at: first.range)]
    )
  }
}
