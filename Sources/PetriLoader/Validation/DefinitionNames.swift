import PetriCatalog

/// Everything that a reference may name.
final class DefinitionNames {
  let screens: [String: KnownScreen]
  let containers: [String: DecodedDefinition<ContainerDefinition>]
  /// The names in order, for suggestions and for what has to be found in the same order in every run.
  var sortedScreens: [String] { screens.keys.sorted() }
  let sortedContainers: [String]
  /// Screens that are there, but too broken to be decoded: naming one is no second mistake.
  let brokenScreens: Set<String>
  let brokenContainers: Set<String>
  /// The names of the screens that hold a screen, in their usual content or that of a variant.
  let holders: [String: [String]]
  let controllers: [String]?
  let layers: [String]?

  /// - Parameter files: of definitions with one name the first counts.
  init(_ files: [DecodedFile], controllers: [String]?, layers: [String]?) {
    var screens: [String: KnownScreen] = Dictionary(minimumCapacity: files.count)
    var containers: [String: DecodedDefinition<ContainerDefinition>] = [:]
    var holders: [String: [String]] = [:]
    for file in files {
      for screen in file.screens {
        let name = screen.name
        if screens[name] == nil { screens[name] = screen }
        for child in screen.children { holders[child, default: []].append(name) }
        guard screen.outline == nil else { continue }
        for child in screen.definition.variants.lazy.compactMap(\.content).flatMap(\.children) {
          holders[child.screen, default: []].append(name)
        }
      }
      for container in file.containers where containers[container.definition.name] == nil {
        containers[container.definition.name] = container
      }
    }
    self.screens = screens
    self.containers = containers
    self.holders = holders
    sortedContainers = containers.keys.sorted()
    brokenScreens = Set(files.lazy.flatMap(\.broken).map(\.name))
    brokenContainers = files.reduce(into: []) { $0.formUnion($1.namesOfBrokenContainers) }
    self.controllers = controllers
    self.layers = layers
  }
}
