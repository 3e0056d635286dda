import PetriCatalog

/// Everything that a reference may name.
final class DefinitionNames {
  let screens: [String: DecodedScreen]
  /// The screens in the files' order, which is the order in which they lie in memory: for walks over all of them.
  let orderedScreens: [DecodedScreen]
  let containers: [String: DecodedDefinition<ContainerDefinition>]
  /// The names in order, for suggestions and for what has to be found in the same order in every run.
  var sortedScreens: [String] { screens.keys.sorted() }
  let sortedContainers: [String]
  /// Screens that are there, but too broken to be decoded: naming one isn't reported again.
  let brokenScreens: Set<String>
  let brokenContainers: Set<String>
  /// The names of the screens that hold a screen, in their usual content or that of a variant.
  let holders: [String: [String]]
  let controllers: [String]?
  let layers: [String]?

  /// - Parameter files: of definitions with one name the first counts.
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

  /// The names where a file is another one now. Who holds a screen is as it was, for that is asked about all files together.
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
  /// Keeps a value, unless there is one for the key.
  fileprivate mutating func keep(_ value: Value, for key: Key) {
    // Looks the key up once.
    func touch(_ value: inout Value) {}
    touch(&self[key, default: value])
  }
}
