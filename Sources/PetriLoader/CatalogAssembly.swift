import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Puts decoded files together: checks what refers to other definitions, and gives what is whole.
struct CatalogAssembly {
  /// A definition among all, with what is found out about it here.
  private struct Entry<Definition> {
    let decoded: DecodedDefinition<Definition>
    /// What is wrong with its file's references.
    let complaints: Complaints
    var isBroken: Bool

    var definition: Definition { decoded.definition }
    var node: YAMLNode { decoded.node }
  }

  private let settings: CatalogSettings
  private let start: YAMLNode?
  private let catalogFile: DecodedFile
  private let files: [DecodedFile]
  private let devices: [String]
  private var screens: [Entry<ScreenDefinition>] = []
  private var containers: [Entry<ContainerDefinition>] = []
  private var namesOfBroken: Set<String> = []
  private var namesOfBrokenContainers: Set<String> = []
  /// What is wrong with each file's references, in the files' order.
  private let references: [Complaints]

  /// - Parameters:
  ///   - start: the node of the start screen's name.
  ///   - catalogFile: `Catalog.yaml`, the first of the files.
  init(settings: CatalogSettings, start: YAMLNode?, files: [DecodedFile], devices: [String]) {
    self.settings = settings
    self.start = start
    self.files = files
    self.devices = devices
    catalogFile = files[0]
    references = files.map { Complaints(besides: $0.complaints) }
    for (file, complaints) in zip(files, references) {
      screens += file.screens.map { Entry(decoded: $0, complaints: complaints, isBroken: $0.isBroken) }
      containers += file.containers.map { Entry(decoded: $0, complaints: complaints, isBroken: $0.isBroken) }
      namesOfBroken.formUnion(file.broken.map(\.name))
      namesOfBrokenContainers.formUnion(file.namesOfBrokenContainers)
    }
  }

  /// Checks what refers to other definitions, and puts together what is whole.
  mutating func finish(controllers: [String]?, layers: [String]?) -> LoadedCatalog {
    reportDoubles()
    var screenIndex: [String: ScreenDefinition] = [:]
    for entry in screens where screenIndex[entry.definition.name] == nil {
      screenIndex[entry.definition.name] = entry.definition
    }
    var containerIndex: [String: ContainerDefinition] = [:]
    for entry in containers where containerIndex[entry.definition.name] == nil {
      containerIndex[entry.definition.name] = entry.definition
    }
    var holders: [String: [String]] = [:]
    for screen in screens.map(\.definition) {
      let contents = [screen.content] + screen.variants.compactMap(\.content)
      for child in contents.flatMap(\.children) { holders[child.screen, default: []].append(screen.name) }
    }
    let names = DefinitionNames(
      screens: screenIndex,
      containers: containerIndex,
      brokenScreens: namesOfBroken,
      brokenContainers: namesOfBrokenContainers,
      holders: holders,
      controllers: controllers,
      layers: layers
    )
    let validator = Validator(names: names, state: settings.state, devices: devices)
    for index in screens.indices {
      let before = screens[index].complaints.errorCount
      validator.check(screens[index].decoded.checks, screens[index].complaints)
      validator.check(screens[index].definition, at: screens[index].node, screens[index].complaints)
      if screens[index].complaints.errorCount > before { screens[index].isBroken = true }
    }
    for index in containers.indices {
      let before = containers[index].complaints.errorCount
      validator.check(containers[index].decoded.checks, containers[index].complaints)
      if containers[index].complaints.errorCount > before { containers[index].isBroken = true }
    }
    for (file, complaints) in zip(files, references) {
      for checks in file.orphans { validator.check(checks, complaints) }
    }
    let places = Dictionary(
      zip(screens.map(\.definition.name), screens.indices),
      uniquingKeysWith: { first, _ in first }
    )
    for name in validator.cycles() {
      guard let index = places[name.screen] else { continue }
      validator.report(
        name,
        at: screens[index].node,
        screens: screens.map { ($0.definition, $0.node) },
        screens[index].complaints
      )
      screens[index].isBroken = true
    }
    for cycle in validator.routeCycles() {
      guard let index = places[String(cycle.screen.prefix { $0 != " " })] else { continue }
      validator.reportRoute(cycle, at: screens[index].node, screens[index].complaints)
      screens[index].isBroken = true
    }
    reportAmbiguousLinks()
    if let start { validator.checkStart(start, references[0]) }
    markDependents()
    return result()
  }

  private mutating func reportDoubles() {
    var firstScreens: [String: YAMLNode] = [:]
    for index in screens.indices {
      let name = screens[index].definition.name
      let node = screens[index].node["screen"] ?? screens[index].node
      if let first = firstScreens[name] {
        screens[index].complaints.error(
          .doubledName,
          "the screen '\(name)' is defined twice",
          at: node.usedRange,
          notes: [DiagnosticNote("first defined here", at: first.usedRange)]
        )
        screens[index].isBroken = true
      } else {
        firstScreens[name] = node
      }
    }
    var firstContainers: [String: YAMLNode] = [:]
    for index in containers.indices {
      let name = containers[index].definition.name
      let node = containers[index].node["container"] ?? containers[index].node
      if let first = firstContainers[name] {
        containers[index].complaints.error(
          .doubledName,
          "the container '\(name)' is defined twice",
          at: node.usedRange,
          notes: [DiagnosticNote("first defined here", at: first.usedRange)]
        )
        containers[index].isBroken = true
      } else {
        firstContainers[name] = node
      }
    }
  }

  /// Two screens can't have the same links; the later one is at fault.
  private mutating func reportAmbiguousLinks() {
    let links = screens.indices.flatMap { index in screens[index].decoded.checks.links.map { (index, $0) } }
    for (first, second) in Validator.ambiguities(links.map(\.1.pattern)) {
      let index = links[second].0
      Validator.reportAmbiguous(links[second].1, first: links[first].1, screens[index].complaints)
      screens[index].isBroken = true
    }
  }

  /// A screen that is wrapped in, or holds, something broken can't be shown either.
  private mutating func markDependents() {
    let brokenContainers = namesOfBrokenContainers.union(containers.filter(\.isBroken).map(\.definition.name))
    var brokenScreens = namesOfBroken.union(screens.filter(\.isBroken).map(\.definition.name))
    for index in screens.indices
    where screens[index].definition.wrapping.contains(where: {
      $0.kind.isContainer && brokenContainers.contains($0.name)
    }) {
      screens[index].isBroken = true
      brokenScreens.insert(screens[index].definition.name)
    }
    var holders: [String: [Int]] = [:]
    for index in screens.indices {
      for child in screens[index].definition.content.children { holders[child.screen, default: []].append(index) }
    }
    var pending = Array(brokenScreens)
    while let name = pending.popLast() {
      for index in holders[name] ?? [] where !screens[index].isBroken {
        screens[index].isBroken = true
        pending.append(screens[index].definition.name)
      }
    }
  }

  private func result() -> LoadedCatalog {
    let brokenOnes =
      files.flatMap(\.broken)
      + screens.filter(\.isBroken).map { BrokenScreen(name: $0.definition.name, place: $0.definition.place) }
    return LoadedCatalog(
      catalog: Catalog(
        settings: settings,
        containers: containers.filter { !$0.isBroken }.map(\.definition),
        screens: screens.filter { !$0.isBroken }.map(\.definition)
      ),
      diagnostics: (files.map(\.complaints) + references).flatMap(\.diagnostics).sortedByPlace(),
      brokenScreens: brokenOnes.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) },
      isCatalogFileBroken: catalogFile.complaints.diagnostics.hasErrors || references[0].diagnostics.hasErrors
    )
  }
}
