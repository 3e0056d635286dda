import PetriCatalog

final class DefinitionNames {
  let screens: [String: DecodedScreen]
  /// The screens in file order, which is memory order; use it to visit all.
  let orderedScreens: [DecodedScreen]
  let containers: [String: DecodedDefinition<ContainerDefinition>]
  var sortedScreens: [String] { screens.keys.sorted() }
  let sortedContainers: [String]
  /// The screens that could not be decoded; references to them aren't reported.
  let brokenScreens: Set<String>
  let brokenContainers: Set<String>
  /// The names of the screens that contain a screen, by default or in a variant.
  let holders: [String: [String]]
  let controllers: [String]?
  let layers: [String]?

  /// - Parameter files: The files; of several definitions with one name, the first counts.
  init(_ files: [DecodedFile], controllers: [String]?, layers: [String]?) {
    var screens: [String: DecodedScreen] = Dictionary(minimumCapacity: files.count)
    var ordered: [DecodedScreen] = []
    ordered.reserveCapacity(files.count)
    var containers: [String: DecodedDefinition<ContainerDefinition>] = [:]
    var holders: [String: [String]] = [:]
    var brokenScreens: Set<String> = []
    var brokenContainers: Set<String> = []
    for file in files {
      for screen in file.screens {
        screens.keep(screen, for: screen.name)
        ordered.append(screen)
        for child in screen.children { holders[child, default: []].append(screen.name) }
        for child in screen.definition.variants.lazy.compactMap(\.content).flatMap(\.children) {
          holders[child.screen, default: []].append(screen.name)
        }
      }
      for container in file.containers { containers.keep(container, for: container.definition.name) }
      brokenScreens.formUnion(file.broken.map(\.name))
      brokenContainers.formUnion(file.namesOfBrokenContainers)
    }
    self.screens = screens
    orderedScreens = ordered.count == screens.count ? ordered : ordered.filter { screens[$0.name] === $0 }
    self.containers = containers
    self.holders = holders
    sortedContainers = containers.keys.sorted()
    self.brokenScreens = brokenScreens
    self.brokenContainers = brokenContainers
    self.controllers = controllers
    self.layers = layers
  }

  /// The names after one file changes. `holders` stays as it was, because it is checked across all files.
  init(_ other: DefinitionNames, replacing old: DecodedFile, with new: DecodedFile) {
    var (screens, containers) = (other.screens, other.containers)
    for screen in old.screens where screens[screen.name] === screen { screens[screen.name] = nil }
    for container in old.containers where containers[container.definition.name] === container {
      containers[container.definition.name] = nil
    }
    for screen in new.screens { screens.keep(screen, for: screen.name) }
    for container in new.containers { containers.keep(container, for: container.definition.name) }
    self.screens = screens
    self.containers = containers
    orderedScreens = other.orderedScreens
    sortedContainers =
      old.containers.isEmpty && new.containers.isEmpty ? other.sortedContainers : containers.keys.sorted()
    brokenScreens = other.brokenScreens.subtracting(old.broken.map(\.name)).union(new.broken.map(\.name))
    brokenContainers = other.brokenContainers.subtracting(old.namesOfBrokenContainers)
      .union(new.namesOfBrokenContainers)
    holders = other.holders
    (controllers, layers) = (other.controllers, other.layers)
  }
}

extension Dictionary {
  fileprivate mutating func keep(_ value: Value, for key: Key) {
    // Looks the key up only once.
    func touch(_ value: inout Value) {}
    touch(&self[key, default: value])
  }
}
