import PetriDiagnostics
import PetriYAML

/// What takes the problems of a document and its references to other definitions.
struct CheckSink {
  let complaints: Complaints
  let checks: PendingChecks
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
  case name(String)
}
