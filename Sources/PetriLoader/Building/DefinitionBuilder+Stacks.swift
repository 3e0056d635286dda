import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// A level of a stack that a route requires.
  func requiredLevel(_ node: YAMLNode) -> RequiredLevel? {
    guard let screen = requiredScreen(node) else { return nil }
    let keys = Keys(node)
    return RequiredLevel(screen, tab: keys.string("tab"), pushed: keys.list("push", requiredScreen))
  }

  /// A screen of such a stack: its name alone, or with its values.
  private func requiredScreen(_ node: YAMLNode) -> RequiredScreen? {
    if let name = node.string { return RequiredScreen(name) }
    let keys = Keys(node)
    guard let name = keys.string("screen") else { return nil }
    return RequiredScreen(name, with: keys["with"]?.literal ?? .empty, match: keys["context"].flatMap(match) ?? .same)
  }
}
