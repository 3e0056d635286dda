import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Linter {
  /// The warnings about a catalogue that has no errors, each with the place of its file among all.
  func warnings(about files: [DecodedFile], _ catalog: Catalog) -> [(file: Int, Diagnostic)] {
    containerWarnings(in: files) + screenWarnings(in: files, catalog) + defaultsWarnings(in: files)
  }

  /// Containers that no screen is wrapped in.
  private func containerWarnings(in files: [DecodedFile]) -> [(file: Int, Diagnostic)] {
    var unused = Set(names.containers.keys)
    for file in files where !unused.isEmpty {
      for reference in file.isOutlined ? [] : file.allChecks.flatMap(\.containers) {
        unused.remove(reference.name.text)
      }
      for outline in file.screens.lazy.compactMap(\.outline) {
        for container in outline.named.containers { unused.remove(container.name) }
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

  /// Screens to which nothing leads from where an app starts. Of those that lead to each other the first is named alone.
  private func screenWarnings(in files: [DecodedFile], _ catalog: Catalog) -> [(file: Int, Diagnostic)] {
    guard let start = settings.start else { return [] }
    let screens = files.flatMap(\.screens)
    // Looked at where they are, for a definition is much to copy.
    let decoded = screens.filter { $0.outline == nil }.map(\.decoded)
    var ways = ways(of: screens.compactMap(\.outline), in: catalog)
    func addWays(of screen: ScreenDefinition) {
      for edge in CatalogGraph.ways(from: screen, in: catalog) { ways[edge.from, default: []].append(edge.to) }
      for origin in screen.routeOrigins { ways[origin, default: []].append(screen.name) }
    }
    for screen in decoded {
      guard !screen.definition.variants.isEmpty else {
        addWays(of: screen.definition)
        continue
      }
      addWays(of: screen.definition.applying(catalog.variants))
      // What is tried out on people leads somewhere too.
      for variant in screen.definition.variants {
        let tried = catalog.variants.merging([variant.experiment: variant.variant]) { $1 }
        addWays(of: screen.definition.applying(tried))
      }
    }
    var reached: Set<String> = []
    func reach(_ names: [String]) {
      var waiting = names
      while let name = waiting.popLast() {
        if reached.insert(name).inserted { waiting += ways[name] ?? [] }
      }
    }
    let linked = screens.filter(\.hasLinks).map(\.name)
    reach([start] + linked + settings.interceptors.compactMap(\.show))
    // Code may open any screen.
    guard !decoded.contains(where: { reached.contains($0.definition.name) && $0.definition.isSwift }) else { return [] }
    let lost = screens.map(\.name).filter { !reached.contains($0) }
    let entered = Set(lost.flatMap { from in (ways[from] ?? []).filter { $0 != from } })
    var first: Set<String> = []
    for name in lost.filter({ !entered.contains($0) }) + lost where !reached.contains(name) {
      first.insert(name)
      reach([name])
    }
    return files.enumerated().flatMap { index, file in
      file.screens.filter { first.contains($0.name) }.compactMap { screen in
        let range = screen.outline.flatMap { screen.range($0.nameOffsets) } ?? screen.decoded.node["screen"]?.usedRange
        return range.map { (index, LintProblem.unreachedScreen(screen.name, from: start).diagnostic(at: $0)) }
      }
    }
  }

  /// Where screens that are known by their outlines lead.
  private func ways(of outlines: [ScreenOutline], in catalog: Catalog) -> [String: [String]] {
    var ways: [String: [String]] = Dictionary(minimumCapacity: outlines.count)
    for outline in outlines {
      let links = outline.named.followed.compactMap {
        CatalogGraph.edge(following: $0, from: outline.name, in: catalog)?.to
      }
      ways[outline.name, default: []] += outline.named.screens.lazy.filter(\.isWay).map(\.name) + links
      for origin in outline.named.origins { ways[origin.name, default: []].append(outline.name) }
    }
    return ways
  }
}
