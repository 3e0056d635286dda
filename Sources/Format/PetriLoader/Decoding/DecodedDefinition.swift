import PetriDiagnostics
import PetriFormat
import PetriYAML

/// A definition with what is needed to check it against others.
final class DecodedDefinition<Definition: Sendable>: Sendable {
  let definition: Definition
  let node: YAMLNode
  let references: References
  let isBroken: Bool

  init(_ definition: Definition, node: YAMLNode, references: References, isBroken: Bool) {
    self.definition = definition
    self.node = node
    self.references = references
    self.isBroken = isBroken
  }
}
