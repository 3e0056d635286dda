import PetriCatalog

/// Everything that a reference may name.
struct DefinitionNames {
  let screens: [String: ScreenDefinition]
  let containers: [String: ContainerDefinition]
  /// Screens that are there, but too broken to be decoded: naming one is no second mistake.
  let brokenScreens: Set<String>
  let brokenContainers: Set<String>
  /// The names of the screens that hold a screen, in their usual content or that of a variant.
  let holders: [String: [String]]
  let controllers: [String]?
  let layers: [String]?
}
