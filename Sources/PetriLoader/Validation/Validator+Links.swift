import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks

extension Validator {
  /// Which of some links match the same as one before them.
  static func ambiguities(_ links: [LinkPattern]) -> [(first: Int, second: Int)] {
    LinkTable(links.enumerated().map { ($1, $0) }).ambiguities.map { ($0.0, $0.1) }
  }

  /// Reports that a link matches the same as another.
  static func reportAmbiguous(
    _ link: (pattern: LinkPattern, range: SourceRange),
    first: (pattern: LinkPattern, range: SourceRange),
    _ sink: DiagnosticSink
  ) {
    sink.report(
      DefinitionProblem.ambiguousLink(link.pattern, first.pattern),
      at: link.range,
      notes: [DiagnosticNote("the other pattern is here", at: first.range)]
    )
  }
}
