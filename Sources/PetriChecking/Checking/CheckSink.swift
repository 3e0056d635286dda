import PetriDiagnostics
package import PetriYAML

/// What takes the problems of a document, and has its nodes.
package struct CheckSink {
  package let complaints: DiagnosticSink
  /// A node of the tree that is checked.
  package let document: YAMLNode

  package init(complaints: DiagnosticSink, document: YAMLNode) {
    self.complaints = complaints
    self.document = document
  }

  /// The node of a number.
  package func node(_ number: Int) -> YAMLNode { document.node(number) }
}
