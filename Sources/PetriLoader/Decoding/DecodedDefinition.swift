import PetriYAML

/// A definition with what it needs to be checked against the others.
final class DecodedDefinition<Definition> {
  let definition: Definition
  let node: YAMLNode
  let checks: PendingChecks
  /// Whether it has errors in itself.
  let isBroken: Bool

  init(_ definition: Definition, node: YAMLNode, checks: PendingChecks, isBroken: Bool) {
    self.definition = definition
    self.node = node
    self.checks = checks
    self.isBroken = isBroken
  }
}
