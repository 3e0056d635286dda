import PetriDiagnostics
package import PetriYAML

/// A sink for the problems of a document, with its nodes.
package struct ReadingSink {
  package let diagnostics: DiagnosticSink
  /// A node of the tree that is checked.
  package let document: YAMLNode

  package init(diagnostics: DiagnosticSink, document: YAMLNode) {
    self.diagnostics = diagnostics
    self.document = document
  }

  /// The node of a number.
  package func node(_ number: Int) -> YAMLNode { document.node(number) }
}
