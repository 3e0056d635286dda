import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Puts decoded files together: checks what refers to other definitions, and gives what is whole.
struct CatalogAssembly {
  /// A definition among all, with what is found out about it here.
  private struct Entry<Definition> {
    let known: Definition
    let name: String
    /// What is wrong with its file's references.
    let complaints: Complaints
    var isBroken: Bool
  }

  private let settings: CatalogSettings
  private let files: [DecodedFile]
  private let names: DefinitionNames
  private let validator: Validator
  private var screens: [Entry<KnownScreen>] = []
  private var containers: [Entry<DecodedDefinition<ContainerDefinition>>] = []
  /// What is wrong with each file's references, in the files' order.
  private let references: [Complaints]

  /// - Parameter files: `Catalog.yaml` is the first.
  init(settings: CatalogSettings, files: [DecodedFile], names: DefinitionNames, devices: [String]) {
    self.settings = settings
    self.files = files
    self.names = names
    validator = Validator(names: names, state: settings.state, devices: devices)
    references = files.map { Complaints(besides: $0.complaints) }
  }

  /// Checks what refers to other definitions, and puts together what is whole.
  ///
  /// - Parameters:
  ///   - start: the node of the start screen's name.
  ///   - linter: what looks for warnings, if they are wanted.
  mutating func finish(start: YAMLNode?, _ linter: Linter?, _ workers: Workers) -> LoadedCatalog {
    checkFiles(workers)
    reportDoubles()
    for cycle in validator.cycles() {
      guard let index = screens.firstIndex(where: { $0.name == cycle.screen }) else { continue }
      validator.report(cycle, at: screens[index].known.decoded.node, screens[index].complaints)
      screens[index].isBroken = true
    }
    for cycle in validator.routeCycles() {
      let name = cycle.screen.prefix { $0 != " " }
      guard let index = screens.firstIndex(where: { $0.name == name }) else { continue }
      validator.reportRoute(cycle, at: screens[index].known.decoded.node, screens[index].complaints)
      screens[index].isBroken = true
    }
    reportAmbiguousLinks()
    if let start { validator.checkStart(start, references[0]) }
    markDependents()
    return result(linter, workers)
  }

  /// Checks every file's references; each has complaints of its own, so that no two threads meet.
  private mutating func checkFiles(_ workers: Workers) {
    // Read by all threads; a file's complaints and checks are written by the one that has the file.
    nonisolated(unsafe) let (validator, files, references) = (validator, files, references)
    let entries = workers.map(Array(files.indices)) { index in
      let complaints = references[index]
      let screens = files[index].screens.map { screen in
        let before = complaints.errorCount
        validator.check(screen, complaints)
        let isBroken = screen.isBroken || complaints.errorCount > before
        return Entry(known: screen, name: screen.name, complaints: complaints, isBroken: isBroken)
      }
      let containers = files[index].containers.map { container in
        let before = complaints.errorCount
        validator.check(container.checks, complaints)
        let isBroken = container.isBroken || complaints.errorCount > before
        return Entry(known: container, name: container.definition.name, complaints: complaints, isBroken: isBroken)
      }
      for checks in files[index].orphans { validator.check(checks, complaints) }
      return (screens: screens, containers: containers)
    }
    screens = entries.flatMap(\.screens)
    containers = entries.flatMap(\.containers)
  }

  private mutating func reportDoubles() {
    CatalogAssembly.reportDoubles(among: &screens, "screen", node: \.decoded.node)
    CatalogAssembly.reportDoubles(among: &containers, "container", node: \.node)
  }

  /// - Parameter kind: the key that names a definition, which is also what it is called.
  private static func reportDoubles<Definition>(
    among entries: inout [Entry<Definition>],
    _ kind: String,
    node: (Definition) -> YAMLNode
  ) {
    var first: [String: Int] = Dictionary(minimumCapacity: entries.count)
    for index in entries.indices {
      let name = entries[index].name
      guard let earlier = first[name] else {
        first[name] = index
        continue
      }
      let (node, other) = (node(entries[index].known), node(entries[earlier].known))
      entries[index].complaints.error(
        .doubledName,
        "the \(kind) '\(name)' is defined twice",
        at: (node[kind] ?? node).usedRange,
        notes: [DiagnosticNote("first defined here", at: (other[kind] ?? other).usedRange)]
      )
      entries[index].isBroken = true
    }
  }

  /// Two screens can't have the same links; the later one is at fault.
  private mutating func reportAmbiguousLinks() {
    let links = screens.indices.flatMap { index in screens[index].known.linkPatterns.map { (index, $0) } }
    for (first, second) in Validator.ambiguities(links.map(\.1.pattern)) {
      let index = links[second].0
      Validator.reportAmbiguous(links[second].1, first: links[first].1, screens[index].complaints)
      screens[index].isBroken = true
    }
  }

  /// A screen that is wrapped in, or holds, something broken can't be shown either.
  private mutating func markDependents() {
    let brokenContainers = names.brokenContainers.union(containers.filter(\.isBroken).map(\.name))
    var brokenScreens = names.brokenScreens.union(screens.filter(\.isBroken).map(\.name))
    for index in brokenContainers.isEmpty ? 0..<0 : screens.indices
    where screens[index].known.layers.contains(where: brokenContainers.contains) {
      screens[index].isBroken = true
      brokenScreens.insert(screens[index].name)
    }
    guard !brokenScreens.isEmpty else { return }
    var holders: [String: [Int]] = [:]
    for index in screens.indices {
      for child in screens[index].known.children { holders[child, default: []].append(index) }
    }
    var pending = Array(brokenScreens)
    while let name = pending.popLast() {
      for index in holders[name] ?? [] where !screens[index].isBroken {
        screens[index].isBroken = true
        pending.append(screens[index].name)
      }
    }
  }

  private func result(_ linter: Linter?, _ workers: Workers) -> LoadedCatalog {
    let brokenOnes =
      files.flatMap(\.broken)
      + screens.filter(\.isBroken).map { BrokenScreen(name: $0.name, place: $0.known.definition.place) }
    let catalog = Catalog(
      settings: settings,
      containers: containers.filter { !$0.isBroken }.map(\.known.definition),
      screens: wholeScreens(workers)
    )
    return LoadedCatalog(
      catalog: catalog,
      diagnostics: diagnostics(catalog, linter, workers),
      brokenScreens: brokenOnes.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) },
      isCatalogFileBroken: files[0].complaints.diagnostics.hasErrors || references[0].diagnostics.hasErrors
    )
  }

  /// The screens that are whole; those that are not decoded are when they are asked for, and all together where all are.
  private func wholeScreens(_ workers: Workers) -> ScreenList {
    // Only read, and what decoding writes is behind gates.
    nonisolated(unsafe) let whole = screens.filter { !$0.isBroken }.map(\.known)
    var list = ScreenList { workers.forEach(whole.count) { whole[$0].prepare() } }
    for screen in whole { screen.append(to: &list) }
    return list
  }

  /// Every complaint that is told, by file and place.
  private func diagnostics(_ catalog: Catalog, _ linter: Linter?, _ workers: Workers) -> [Diagnostic] {
    let all = zip(files, references)
    // Where something is wrong, what seems to be unused may be what is meant: first the one, then the other.
    let isWhole = !all.contains { $0.complaints.diagnostics.hasErrors || $1.diagnostics.hasErrors }
    if let linter, isWhole { linter.check(files, catalog, references, workers) }
    let policy = WarningPolicy(severities: settings.severities, isLinted: linter != nil && isWhole)
    var told: [Diagnostic] = []
    for (file, references) in all {
      let found = file.complaints.diagnostics + references.diagnostics
      if !found.isEmpty || !file.complaints.ignores.isEmpty { told += policy.apply(to: found, file.complaints.ignores) }
    }
    return told.sortedByPlace()
  }
}
