import PetriDiagnostics
import PetriFormat
import PetriYAML

/// A definition with what it needs to be checked against the others.
final class DecodedDefinition<Definition: Sendable>: Sendable {
  let definition: Definition
  let node: YAMLNode
  let references: References
  /// Whether it has errors in itself.
  let isBroken: Bool
  /// How large it can be at most, by its bytes.
  let measure: FileMeasure

  init(_ definition: Definition, node: YAMLNode, references: References, isBroken: Bool) {
    self.definition = definition
    self.node = node
    self.references = references
    self.isBroken = isBroken
    measure = FileMeasure(node.file.bytes[node.range.offsets])
  }
}
