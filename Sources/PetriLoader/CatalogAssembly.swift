import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// A catalogue on the way from documents to what is whole.
struct CatalogAssembly {
  /// A definition with what it needs to be checked.
  struct Entry<Definition> {
    let definition: Definition
    let node: YAMLNode
    let checks: PendingChecks
    let complaints: Complaints
    var isBroken: Bool
  }

  private let devices: [String]
  private var settings = CatalogSettings(name: "")
  private var start: YAMLNode?
  private var screens: [Entry<ScreenDefinition>] = []
  private var containers: [Entry<ContainerDefinition>] = []
  private var broken: [BrokenScreen] = []
  /// Names of screens that are there but could not be decoded.
  private var namesOfBroken: Set<String> = []
  private var namesOfBrokenContainers: Set<String> = []
  /// References in definitions that could not be decoded, or in defaults.
  private var orphans: [(checks: PendingChecks, complaints: Complaints)] = []
  private var all: [Complaints] = []
  private var catalogComplaints = Complaints()

  init(devices: [String]) {
    self.devices = devices
  }

  /// What there is when `Catalog.yaml` is no catalogue.
  func failed(_ complaints: Complaints, hasUnreadableFiles: Bool) -> LoadedCatalog {
    LoadedCatalog(
      catalog: Catalog(settings: settings),
      diagnostics: complaints.diagnostics.sortedByPlace(),
      brokenScreens: [],
      isCatalogFileBroken: true,
      hasUnreadableFiles: hasUnreadableFiles
    )
  }

  /// Takes the catalogue's own settings, with what they refer to.
  mutating func begin(
    _ settings: CatalogSettings,
    start: YAMLNode?,
    checks: PendingChecks,
    _ complaints: Complaints
  ) {
    self.settings = settings
    self.start = start
    orphans.append((checks, complaints))
  }

  /// Takes the complaints about `Catalog.yaml` itself.
  mutating func catalogFile(_ complaints: Complaints) {
    catalogComplaints = complaints
    all.append(complaints)
  }

  /// Takes the complaints about another file.
  mutating func file(_ complaints: Complaints) { all.append(complaints) }

  /// Takes the references of a folder's defaults, and the complaints about them.
  mutating func defaults(_ checks: PendingChecks, _ complaints: Complaints) {
    orphans.append((checks, complaints))
    all.append(complaints)
  }

  /// Notes the names in a file whose syntax is broken, as far as its lines show them: naming one is no second mistake.
  mutating func addUnparsed(_ file: SourceFile) {
    for definition in UnparsedDefinition.all(in: file) {
      switch definition.kind {
      case .screen where !screens.contains { $0.definition.name == definition.name }:
        namesOfBroken.insert(definition.name)
        broken.append(BrokenScreen(name: definition.name, place: definition.place))
      case .screen: break
      case .container: namesOfBrokenContainers.insert(definition.name)
      }
    }
  }

  /// Decodes a file's documents.
  mutating func add(_ stream: YAMLStream, defaults: SharedDefaults, complaints: Complaints) {
    for document in stream.documents {
      if stream.isMasked(document) {
        look(at: document, maskedLines: stream.maskedLines, defaults: defaults, complaints)
      } else {
        add([document], defaults: defaults, complaints: complaints)
      }
    }
    if stream.diagnostics.hasErrors {
      addUnparsed(stream.file)
    } else if stream.documents.allSatisfy(\.isNull) {
      complaints.warning(.emptyFile, "the file holds no screen and no container", at: stream.file.range(0, 0))
    }
  }

  /// Looks at a document of which a part can't be read: only what is wrong in itself is told, for what seems to be missing may be in
  /// that part.
  private func look(
    at document: YAMLNode,
    maskedLines: Set<Int>,
    defaults: SharedDefaults,
    _ complaints: Complaints
  ) {
    guard !document.isNull, !document.isBroken else { return }
    let found = Complaints(besides: complaints)
    let decoder = decoder(found, PendingChecks())
    if document.entry(for: "screen") != nil {
      _ = decoder.screen(document, defaults: defaults)
    } else if document.entry(for: "container") != nil {
      _ = decoder.container(document)
    }
    let codes: Set<DiagnosticCode> = [
      .unknownKey, .wrongType, .badName, .badValue, .unknownView, .unknownType, .doubledID,
    ]
    // What is said about values depends on the context's keys, and those on all of their parts.
    let values = ["context", "fixtures", "parameters"].compactMap { document.entry(for: $0) }
    complaints.add(
      found.diagnostics.filter { diagnostic in
        guard codes.contains(diagnostic.code), let range = diagnostic.range else { return false }
        let line = range.start.line
        return !maskedLines.contains(line + 1)
          && !values.contains {
            $0.key.range.startOffset <= range.startOffset && range.startOffset <= $0.value.range.endOffset
          }
      }
    )
  }

  private func decoder(_ complaints: Complaints, _ checks: PendingChecks) -> DefinitionDecoder {
    var decoder = DefinitionDecoder(complaints: complaints, checks: checks, state: settings.state, devices: devices)
    decoder.interceptors = settings.interceptors
    decoder.experiments = settings.experiments
    return decoder
  }

  /// Decodes documents.
  mutating func add(_ documents: [YAMLNode], defaults: SharedDefaults, complaints: Complaints) {
    for document in documents where !document.isNull && !document.isBroken {
      let checks = PendingChecks()
      let decoder = decoder(complaints, checks)
      let before = complaints.errorCount
      if document["screen"] != nil || document.entry(for: "screen") != nil {
        let screen = decoder.screen(document, defaults: defaults)
        let isBroken = complaints.errorCount > before || complaints.isUnreadable(document.range)
        if let screen {
          screens.append(
            Entry(definition: screen, node: document, checks: checks, complaints: complaints, isBroken: isBroken)
          )
        } else {
          let name = document["screen"]?.text ?? ""
          namesOfBroken.insert(name)
          broken.append(BrokenScreen(name: name, place: decoder.place(document["screen"] ?? document)))
          orphans.append((checks, complaints))
        }
      } else if document.entry(for: "container") != nil {
        if let container = decoder.container(document) {
          let isBroken = complaints.errorCount > before || complaints.isUnreadable(document.range)
          containers.append(
            Entry(definition: container, node: document, checks: checks, complaints: complaints, isBroken: isBroken)
          )
        } else {
          namesOfBrokenContainers.insert(document["container"]?.text ?? "")
          orphans.append((checks, complaints))
        }
      } else {
        reportUnknown(document, complaints)
      }
    }
  }

  private func reportUnknown(_ document: YAMLNode, _ complaints: Complaints) {
    guard document.kind == .mapping, let first = document.entries.first(where: { _ in true })?.key else {
      complaints.error(
        .unknownDocument,
        "a document is a screen or a container, not \(document.kindName)",
        at: document.usedRange,
        label: "it begins with 'screen: name' or 'container: name'"
      )
      return
    }
    let nearest = NearestName.suggestion(for: first.text, among: ["screen", "container"])
    complaints.error(
      .unknownDocument,
      "a document needs the key 'screen' or 'container'",
      at: first.usedRange,
      label: nearest.map { "did you mean '\($0)'?" }
    )
  }

  /// Checks what refers to other definitions, and puts together what is whole.
  mutating func finish(controllers: [String]?, layers: [String]?, hasUnreadableFiles: Bool) -> LoadedCatalog {
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
      validator.check(screens[index].checks, screens[index].complaints)
      validator.check(screens[index].definition, at: screens[index].node, screens[index].complaints)
      if screens[index].complaints.errorCount > before { screens[index].isBroken = true }
    }
    for index in containers.indices {
      let before = containers[index].complaints.errorCount
      validator.check(containers[index].checks, containers[index].complaints)
      if containers[index].complaints.errorCount > before { containers[index].isBroken = true }
    }
    for orphan in orphans { validator.check(orphan.checks, orphan.complaints) }
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
    if let start { validator.checkStart(start, catalogComplaints) }
    markDependents()
    return result(hasUnreadableFiles: hasUnreadableFiles)
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
    let links = screens.indices.flatMap { index in screens[index].checks.links.map { (index, $0) } }
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

  private func result(hasUnreadableFiles: Bool) -> LoadedCatalog {
    let brokenOnes =
      broken + screens.filter(\.isBroken).map { BrokenScreen(name: $0.definition.name, place: $0.definition.place) }
    let diagnostics = all.flatMap(\.diagnostics).sortedByPlace()
    return LoadedCatalog(
      catalog: Catalog(
        settings: settings,
        containers: containers.filter { !$0.isBroken }.map(\.definition),
        screens: screens.filter { !$0.isBroken }.map(\.definition)
      ),
      diagnostics: diagnostics,
      brokenScreens: brokenOnes.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) },
      isCatalogFileBroken: catalogComplaints.diagnostics.hasErrors,
      hasUnreadableFiles: hasUnreadableFiles || diagnostics.contains { $0.code == .cannotRead }
    )
  }
}
