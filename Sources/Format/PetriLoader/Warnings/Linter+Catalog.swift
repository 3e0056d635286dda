import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Linter {
  /// The warnings about a catalogue without errors, each with the index of its file.
  func warnings(about files: [DecodedFile], _ catalog: Catalog) -> [(file: Int, Diagnostic)] {
    containerWarnings(in: files) + screenWarnings(in: files, catalog) + defaultsWarnings(in: files)
      + stringWarnings(in: files) + redirectWarnings(in: files, catalog)
  }

  /// Keys of localization files that no text uses, those of a table together, reported in the first file that has them.
  private func stringWarnings(in files: [DecodedFile]) -> [(file: Int, Diagnostic)] {
    guard !strings.files.isEmpty else { return [] }
    var used: Set<StringTables.Key> = []
    for file in files { file.forEachReferences { used.formUnion($0.strings) } }
    var reported: Set<StringTables.Key> = []
    let documents = Set(settings.interfaces.map(\.name))
    return strings.files.compactMap { read in
      // Storyboards show their own texts.
      guard !documents.contains(read.file.table) else { return nil }
      let unused = read.keys.filter { !used.contains($0.key) && reported.insert($0.key).inserted }
      guard let first = unused.first, let source = read.decoded.source,
        let index = files.firstIndex(where: { $0 === read.decoded })
      else { return nil }
      let problem = StringsProblem.unused(unused.map(\.key.key), table: read.file.table)
      return (index, problem.diagnostic(at: source.range(first.offset, first.offset)))
    }
  }

  private func containerWarnings(in files: [DecodedFile]) -> [(file: Int, Diagnostic)] {
    var unused = Set(names.containers.keys)
    for file in files where !unused.isEmpty {
      file.forEachReferences { references in
        for reference in references.containers { unused.remove(reference.name) }
      }
    }
    guard !unused.isEmpty else { return [] }
    return files.enumerated().flatMap { index, file in
      file.containers.filter { unused.contains($0.definition.name) }.compactMap { container in
        container.node["container"].map { name in
          (index, LintProblem.unusedContainer(container.definition.name).diagnostic(at: name.usedRange))
        }
      }
    }
  }

  /// Screens that can't be reached from the app's first screen. Of a group that leads to one another, only the first is
  /// named.
  private func screenWarnings(in files: [DecodedFile], _ catalog: Catalog) -> [(file: Int, Diagnostic)] {
    guard let start = settings.start else { return [] }
    let screens = files.flatMap(\.screens)
    var destinations: [String: [String]] = Dictionary(minimumCapacity: screens.count)
    func addDestinations(of screen: ScreenDefinition) {
      for edge in CatalogGraph.edges(of: screen, in: catalog) { destinations[edge.from, default: []].append(edge.to) }
      for origin in screen.routeOrigins { destinations[origin, default: []].append(screen.name) }
    }
    for screen in screens {
      guard !screen.definition.variants.isEmpty else {
        addDestinations(of: screen.definition)
        continue
      }
      addDestinations(of: screen.definition.applying(catalog.variants))
      // Variants of experiments lead somewhere too.
      for variant in screen.definition.variants {
        let tried = catalog.variants.merging([variant.experiment: variant.variant]) { $1 }
        addDestinations(of: screen.definition.applying(tried))
      }
    }
    var reached: Set<String> = []
    func reach(_ names: [String]) {
      var waiting = names
      while let name = waiting.popLast() {
        if reached.insert(name).inserted { waiting += destinations[name] ?? [] }
      }
    }
    let linked = screens.filter { !$0.references.links.isEmpty }.map(\.name)
    reach([start] + linked + settings.interceptors.compactMap(\.show))
    // Code may open any screen.
    let isOpen = screens.contains { screen in
      (screen.definition.isSwift || screen.definition.isScene) && reached.contains(screen.name)
    }
    guard !isOpen else { return [] }
    let lost = screens.compactMap { reached.contains($0.name) ? nil : $0.name }
    let entered = Set(lost.flatMap { from in (destinations[from] ?? []).filter { $0 != from } })
    var first: Set<String> = []
    for name in lost.filter({ !entered.contains($0) }) + lost where !reached.contains(name) {
      first.insert(name)
      reach([name])
    }
    return files.enumerated().flatMap { index, file in
      file.screens.filter { first.contains($0.name) }.map { screen in
        (index, LintProblem.unreachedScreen(screen.name, from: start).diagnostic(at: screen.nameRange))
      }
    }
  }
}
