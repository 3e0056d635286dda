import PetriDiagnostics
package import PetriYAML

/// A sink for the problems of a document, with access to its nodes.
package struct ReadingSink {
  package let diagnostics: DiagnosticSink
  /// Any node of the document's tree.
  package let document: YAMLNode

  package init(diagnostics: DiagnosticSink, document: YAMLNode) {
    self.diagnostics = diagnostics
    self.document = document
  }

  package func node(_ number: Int) -> YAMLNode { document.node(number) }
}
