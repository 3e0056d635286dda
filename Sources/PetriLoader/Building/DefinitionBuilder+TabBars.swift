import PetriCatalog
import PetriChecking
import PetriYAML

extension DefinitionBuilder {
  /// The colours of a tab bar.
  func tabBar(_ node: YAMLNode) -> TabBarDefinition {
    let keys = Keys(node)
    var bar = TabBarDefinition()
    bar.background = keys.attribute("background")
    bar.tint = keys.attribute("tint")
    bar.unselectedTint = keys.attribute("unselectedTint")
    return bar
  }
}
