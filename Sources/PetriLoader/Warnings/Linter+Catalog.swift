import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Linter {
  /// Containers that no screen is wrapped in.
  func checkContainers(_ files: [DecodedFile], _ complaints: [Complaints]) {
    let used = Set(files.lazy.flatMap(\.allChecks).flatMap(\.containers).map(\.name.text))
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
    let definitions = files.flatMap(\.screens).map(\.definition)
    // What is tried out on people leads somewhere too.
    let variants = Set(definitions.lazy.flatMap(\.variants).map { [$0.experiment: $0.variant] })
    var ways: [String: [String]] = [:]
    for catalog in [catalog] + variants.compactMap({ try? catalog.applying($0) }) {
      for edge in CatalogGraph(catalog).edges { ways[edge.from, default: []].append(edge.to) }
    }
    var reached: Set<String> = []
    func reach(_ names: [String]) {
      var waiting = names
      while let name = waiting.popLast() {
        if reached.insert(name).inserted { waiting += ways[name] ?? [] }
      }
    }
    reach([start] + definitions.filter { !$0.links.isEmpty }.map(\.name) + settings.interceptors.compactMap(\.show))
    // Code may open any screen.
    guard !definitions.contains(where: { reached.contains($0.name) && $0.isSwift }) else { return }
    let lost = definitions.map(\.name).filter { !reached.contains($0) }
    let entered = Set(lost.flatMap { from in (ways[from] ?? []).filter { $0 != from } })
    var first: Set<String> = []
    for name in lost.filter({ !entered.contains($0) }) + lost where !reached.contains(name) {
      first.insert(name)
      reach([name])
    }
    for (file, complaints) in zip(files, complaints) {
      for screen in file.screens where first.contains(screen.definition.name) {
        guard let name = screen.node["screen"] else { continue }
        complaints.warning(
          .unreachedScreen,
          "nothing leads from '\(start)' to '\(screen.definition.name)'",
          at: name.usedRange,
          label: "open it with a tap, hold it in a screen, or give it a link"
        )
      }
    }
  }
}
