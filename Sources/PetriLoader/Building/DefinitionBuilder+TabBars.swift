import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// The colours of a tab bar.
  func tabBar(_ node: YAMLNode) -> TabBarDefinition {
    let keys = Keys(node)
    var bar = TabBarDefinition()
    bar.background = color("background", keys)
    bar.tint = color("tint", keys)
    bar.unselectedTint = color("unselectedTint", keys)
    return bar
  }
}
