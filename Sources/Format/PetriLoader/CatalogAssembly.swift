import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

/// Combines decoded files: checks their references and collects the definitions without errors.
struct CatalogAssembly {
  private struct Entry<Definition: Sendable> {
    let decoded: DecodedDefinition<Definition>
    let name: String
    let file: Int
    var isBroken: Bool
  }

  /// The problems of a file's references, and its broken definitions.
  struct Verdict {
    let sink: DiagnosticSink
    let screens: [Bool]
    let containers: [Bool]
  }

  private let settings: CatalogSettings
  private let files: [DecodedFile]
  private let names: DefinitionNames
  private let validator: Validator
  private var screens: [Entry<ScreenDefinition>] = []
  private var containers: [Entry<ContainerDefinition>] = []
  private var references: [DiagnosticSink] = []
  /// The warnings of each file; empty if they aren't wanted.
  private var warnings: [[Diagnostic]] = []
  private let linter: Linter?
  private let times: (String) -> Double?

  /// - Parameters:
  ///   - files: The decoded files, starting with `Catalog.yaml`.
  ///   - linter: Finds warnings; nil if they aren't wanted.
  ///   - times: The modification time of a file in seconds since 1970, if known.
  init(
    settings: CatalogSettings,
    files: [DecodedFile],
    names: DefinitionNames,
    devices: [String],
    linter: Linter?,
    times: @escaping (String) -> Double?
  ) {
    self.linter = linter
    self.times = times
    self.settings = settings
    self.files = files
    self.names = names
    validator = Validator(names: names, settings: settings)
  }

  mutating func finish(_ workers: Workers) -> LoadedCatalog {
    checkFiles(workers)
    reportDoubles()
    reportCycles()
    reportAmbiguousLinks()
    markDependents()
    return result()
  }

  private mutating func checkFiles(_ workers: Workers) {
    // Shared by all threads for reading; a file's results are written only by the thread that checks it.
    nonisolated(unsafe) let (validator, linter, files) = (validator, linter, files)
    let found = workers.map(Array(files.indices)) { index in
      let verdict = CatalogAssembly.verdict(on: files[index], validator)
      return (verdict: verdict, warnings: linter?.warnings(in: files[index]) ?? [])
    }
    references = found.map(\.verdict.sink)
    warnings = found.map(\.warnings)
    screens.reserveCapacity(names.screens.count)
    for (index, (verdict, _)) in found.enumerated() {
      for (screen, isBroken) in zip(files[index].screens, verdict.screens) {
        screens.append(Entry(decoded: screen, name: screen.name, file: index, isBroken: isBroken))
      }
      for (container, isBroken) in zip(files[index].containers, verdict.containers) {
        containers.append(Entry(decoded: container, name: container.definition.name, file: index, isBroken: isBroken))
      }
    }
  }

  static func verdict(on file: DecodedFile, _ validator: Validator) -> Verdict {
    let sink = DiagnosticSink(besides: file.sink)
    func isBroken(_ isBrokenItself: Bool, _ check: () -> Void) -> Bool {
      let before = sink.errorCount
      check()
      return isBrokenItself || sink.errorCount > before
    }
    let verdict = Verdict(
      sink: sink,
      screens: file.screens.map { screen in isBroken(screen.isBroken) { validator.check(screen, sink) } },
      containers: file.containers.map { container in
        isBroken(container.isBroken) { validator.check(container.references, sink) }
      }
    )
    for references in file.orphans { validator.check(references, sink) }
    return verdict
  }

  private mutating func reportDoubles() {
    reportDoubles(among: \.screens, of: names.screens.count, "screen", at: \.nameRange)
    reportDoubles(among: \.containers, of: names.containers.count, "container") {
      ($0.node["container"] ?? $0.node).usedRange
    }
  }

  private mutating func reportDoubles<Definition: Sendable>(
    among path: WritableKeyPath<CatalogAssembly, [Entry<Definition>]>,
    of count: Int,
    _ kind: String,
    at range: (DecodedDefinition<Definition>) -> SourceRange
  ) {
    let entries = self[keyPath: path]
    guard count < entries.count else { return }
    var first: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let earlier = first[entry.name] else {
        first[entry.name] = index
        continue
      }
      var ranges = (old: range(entries[earlier].decoded), new: range(entry.decoded))
      let isInOrder =
        entry.file == entries[earlier].file ? true : isNewer(ranges.new.file.path, than: ranges.old.file.path)
      if isInOrder == false { swap(&ranges.old, &ranges.new) }
      references[isInOrder == false ? entries[earlier].file : entry.file].report(
        DefinitionProblem.duplicate(kind, entry.name),
        at: ranges.new,
        notes: [DiagnosticNote(isInOrder == nil ? "also defined here" : "first defined here", at: ranges.old)]
      )
      self[keyPath: path][index].isBroken = true
    }
  }

  /// Whether a file was modified later than another; nil if unknown or if both were written together.
  private func isNewer(_ path: String, than other: String) -> Bool? {
    guard let time = times(path), let before = times(other), abs(time - before) > 10 else { return nil }
    return time > before
  }

  private mutating func reportCycles() {
    let (cycles, routes) = (validator.cycles(), validator.routeCycles())
    guard !cycles.isEmpty || !routes.isEmpty else { return }
    let indices = Dictionary(zip(screens.lazy.map(\.name), screens.indices), uniquingKeysWith: { first, _ in first })
    for cycle in cycles {
      guard let index = indices[cycle.screen] else { continue }
      validator.report(cycle, of: screens[index].decoded, references[screens[index].file])
      screens[index].isBroken = true
    }
    for cycle in routes {
      guard let index = indices[String(cycle.screen.prefix { $0 != " " })] else { continue }
      validator.reportRoute(cycle, of: screens[index].decoded, references[screens[index].file])
      screens[index].isBroken = true
    }
  }

  /// Reports links and redirects that match the same URLs; the later one is at fault.
  private mutating func reportAmbiguousLinks() {
    var links: [(screen: Int?, link: (pattern: LinkPattern, range: SourceRange))] = []
    if let source = files[0].source {
      links = files[0].orphans.flatMap(\.links).map { link, offsets in
        (nil, (link.pattern, source.range(offsets.lowerBound, offsets.upperBound)))
      }
    }
    for index in screens.indices where !screens[index].decoded.references.links.isEmpty {
      links += screens[index].decoded.linkPatterns.map { (index, $0) }
    }
    for ambiguity in Validator.ambiguities(links.map(\.link.pattern)) {
      let (first, second) = (links[ambiguity.first].link, links[ambiguity.second])
      let index = second.screen
      let file = index.map { screens[$0].file } ?? 0
      Validator.reportAmbiguous(second.link, first: first, example: ambiguity.example, references[file])
      if let index { screens[index].isBroken = true }
    }
  }

  private mutating func markDependents() {
    let brokenContainers = names.brokenContainers.union(containers.filter(\.isBroken).map(\.name))
    var brokenScreens = names.brokenScreens.union(screens.filter(\.isBroken).map(\.name))
    for index in brokenContainers.isEmpty ? 0..<0 : screens.indices
    where screens[index].decoded.layers.contains(where: brokenContainers.contains) {
      screens[index].isBroken = true
      brokenScreens.insert(screens[index].name)
    }
    guard !brokenScreens.isEmpty else { return }
    var holders: [String: [Int]] = [:]
    for index in screens.indices {
      for child in screens[index].decoded.children { holders[child, default: []].append(index) }
    }
    var pending = Array(brokenScreens)
    while let name = pending.popLast() {
      for index in holders[name] ?? [] where !screens[index].isBroken {
        screens[index].isBroken = true
        pending.append(screens[index].name)
      }
    }
  }

  private func result() -> LoadedCatalog {
    let brokenOnes =
      files.flatMap(\.broken)
      + screens.filter(\.isBroken).map(\.decoded.definition).map { screen in
        BrokenScreen(name: screen.name, place: screen.place, group: screen.group, walks: screen.walks.map(\.name))
      }
    let catalog = Catalog(
      settings: settings,
      containers: containers.lazy.filter { !$0.isBroken }.map(\.decoded.definition),
      screens: screens.lazy.filter { !$0.isBroken }.map(\.decoded.definition)
    )
    return LoadedCatalog(
      catalog: catalog,
      diagnostics: diagnostics(catalog),
      brokenScreens: brokenOnes.sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) },
      isCatalogFileBroken: files[0].sink.diagnostics.hasErrors || references[0].diagnostics.hasErrors
    )
  }

  private func diagnostics(_ catalog: Catalog) -> [Diagnostic] {
    // With errors in a file, what seems unused may be what was meant, so warnings wait until they are fixed.
    let isClean = zip(files, references).map { !$0.sink.diagnostics.hasErrors && !$1.diagnostics.hasErrors }
    let isLinted = !isClean.contains(false) && linter != nil
    var warnings = warnings
    for (file, warning) in isLinted ? linter?.warnings(about: files, catalog) ?? [] : [] {
      warnings[file].append(warning)
    }
    let policy = WarningPolicy(severities: settings.severities, isLinted: isLinted)
    var reported: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      var found = file.sink.diagnostics.map(validator.namingPart) + references[index].diagnostics
      if isLinted {
        found += warnings[index]
      } else if isClean[index], linter != nil {
        found += warnings[index].filter { DiagnosticCode.lintsOfFile.contains($0.code) }
      }
      if !found.isEmpty || file.hasIgnores {
        reported += policy.apply(to: found, file.sink.ignores, isClean: isClean[index] && linter != nil)
      }
    }
    return reported.sortedByPlace()
  }
}
