import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks

extension Validator {
  /// Which of some links match the same as one before them.
  static func ambiguities(_ links: [LinkPattern]) -> [LinkAmbiguity] {
    LinkTable(links.enumerated().map { ($1, $0) }, types: .context).ambiguities
  }

  /// Reports that a link matches the same as another.
  ///
  /// - Parameter example: a link that both match.
  static func reportAmbiguous(
    _ link: (pattern: LinkPattern, range: SourceRange),
    first: (pattern: LinkPattern, range: SourceRange),
    example: String,
    _ sink: DiagnosticSink
  ) {
    sink.report(
      DefinitionProblem.ambiguousLink(link.pattern, first.pattern, example: example),
      at: link.range,
      notes: [DiagnosticNote("the other pattern is here", at: first.range)]
    )
  }
}
