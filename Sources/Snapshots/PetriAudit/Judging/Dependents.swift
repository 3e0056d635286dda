import PetriCatalog

/// The screens that a change of a file can affect.
struct Dependents {
  private let catalog: Catalog
  private let fileName: String
  private let holders: ScreenHolders
  /// The names of the screens that a tap, a link or a route leads from, by the name of the screen it leads to.
  private var ways: [String: [String]] = [:]

  init(_ catalog: Catalog, fileName: String) {
    self.catalog = catalog
    self.fileName = fileName
    holders = ScreenHolders(catalog)
    for way in CatalogGraph(catalog).edges { ways[way.to, default: []].append(way.from) }
  }

  struct Screens {
    /// The screens defined in the file, then the screens that contain them.
    var changed: [String] = []
    /// The screens that lead to a changed one.
    var leading: [String] = []
  }

  func screens(of file: String) -> Screens {
    if file == fileName { return Screens(changed: catalog.screenNames) }
    var screens = Screens()
    var seen: Set<String> = []
    func new(_ names: [String]) -> [String] { names.filter { seen.insert($0).inserted } }
    screens.changed = new(own(file))
    let affected = holders.withHolders(of: seen)
    screens.changed += new(catalog.screenNames.filter(affected.contains))
    screens.leading = new(screens.changed.flatMap { ways[$0] ?? [] })
    return screens
  }

  private func own(_ file: String) -> [String] {
    if file.hasSuffix("_defaults.yaml") {
      let folder = file.dropLast("_defaults.yaml".count)
      return catalog.screens.filter { $0.place.file.hasPrefix(folder) }.map(\.name)
    }
    let containers = Set(catalog.containers.filter { $0.place.file == file }.map(\.name))
    return catalog.screens.filter { screen in
      screen.place.file == file
        || !containers.isEmpty
          && (screen.wrapping + screen.variants.flatMap { $0.wrapping ?? [] }).contains {
            containers.contains($0.name)
          }
    }
    .map(\.name)
  }
}
