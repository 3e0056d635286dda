import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Linter {
  /// Containers that no screen is wrapped in.
  func checkContainers(_ files: [DecodedFile], _ complaints: [Complaints]) {
    var used = Set(files.lazy.flatMap(\.allChecks).flatMap(\.containers).map(\.name.text))
    for outline in files.lazy.flatMap(\.screens).compactMap(\.outline) {
      for container in outline.named.containers where !used.contains(container.name) { used.insert(container.name) }
    }
    for (file, complaints) in zip(files, complaints) {
      for container in file.containers where !used.contains(container.definition.name) {
        guard let name = container.node["container"] else { continue }
        complaints.warning(
          .unusedContainer,
          "no screen is wrapped in '\(container.definition.name)'",
          at: name.usedRange,
          label: "name it in a screen's 'wrapping', or take it out"
        )
      }
    }
  }

  /// Screens to which nothing leads from where an app starts. Of those that lead to each other the first is named alone.
  func checkScreens(_ files: [DecodedFile], _ catalog: Catalog, _ complaints: [Complaints]) {
    guard let start = settings.start else { return }
    let screens = files.flatMap(\.screens)
    let definitions = screens.lazy.filter { $0.outline == nil }.map(\.definition)
    // What is tried out on people leads somewhere too.
    let variants = Set(definitions.flatMap(\.variants).map { [$0.experiment: $0.variant] })
    var ways = ways(of: screens.compactMap(\.outline), in: catalog)
    for catalog in [catalog] + variants.compactMap({ try? catalog.applying($0) }) {
      for screen in definitions.compactMap({ catalog.screen(named: $0.name) }) {
        let (own, asking) = CatalogGraph.edges(from: screen, in: catalog)
        for edge in own + asking + CatalogGraph.edges(to: screen) { ways[edge.from, default: []].append(edge.to) }
      }
    }
    var reached: Set<String> = []
    func reach(_ names: [String]) {
      var waiting = names
      while let name = waiting.popLast() {
        if reached.insert(name).inserted { waiting += ways[name] ?? [] }
      }
    }
    let linked = screens.filter { !$0.linkPatterns.isEmpty }.map(\.name)
    reach([start] + linked + settings.interceptors.compactMap(\.show))
    // Code may open any screen.
    guard !definitions.contains(where: { reached.contains($0.name) && $0.isSwift }) else { return }
    let lost = screens.map(\.name).filter { !reached.contains($0) }
    let entered = Set(lost.flatMap { from in (ways[from] ?? []).filter { $0 != from } })
    var first: Set<String> = []
    for name in lost.filter({ !entered.contains($0) }) + lost where !reached.contains(name) {
      first.insert(name)
      reach([name])
    }
    for (file, complaints) in zip(files, complaints) {
      for screen in file.screens where first.contains(screen.name) {
        let range = screen.outline.flatMap { screen.range($0.nameOffsets) } ?? screen.decoded.node["screen"]?.usedRange
        guard let range else { continue }
        complaints.warning(
          .unreachedScreen,
          "nothing leads from '\(start)' to '\(screen.name)'",
          at: range,
          label: "open it with a tap, hold it in a screen, or give it a link"
        )
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
    }
    return ways
  }
}
