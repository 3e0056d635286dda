import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks

extension Validator {
  static func ambiguities(_ links: [LinkPattern]) -> [LinkAmbiguity] {
    LinkTable(links.enumerated().map { ($1, $0) }, types: .context).ambiguities
  }

  /// Reports a link that matches the same URLs as another.
  ///
  /// - Parameter example: A URL that both match.
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
