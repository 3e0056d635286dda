import PetriDiagnostics
import PetriYAML

/// What takes the problems of a document, and has its nodes.
struct CheckSink {
  let complaints: Complaints
  /// A node of the tree that is checked.
  let document: YAMLNode

  /// The node of a number.
  func node(_ number: Int) -> YAMLNode { document.node(number) }
}

/// What a message calls a value.
enum CheckSubject {
  /// The value of a key, by the key's node.
  case key(Int)
  /// An element of that value.
  case element(of: Int)
  /// A part of what has a name: `the default of 'city'`.
  case part(Int, of: Int)
  /// A key by its number in the vocabulary.
  case symbol(Int)
  case name(StaticString)
}
