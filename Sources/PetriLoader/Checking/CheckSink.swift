import PetriDiagnostics
import PetriYAML

/// What takes the problems of a document, and has its nodes.
struct CheckSink {
  let complaints: DiagnosticSink
  /// A node of the tree that is checked.
  let document: YAMLNode

  /// The node of a number.
  func node(_ number: Int) -> YAMLNode { document.node(number) }
}
