public import PetriCatalog

extension CatalogGraph {
  /// Screens, and those that hold one of them, as a part, a tab or a child, at any depth.
  public func withHolders(of screens: Set<String>) -> Set<String> {
    var all = screens
    var waiting = Array(screens)
    while let screen = waiting.popLast() {
      for way in edges(to: screen) where way.kind == .holds && all.insert(way.from).inserted {
        waiting.append(way.from)
      }
    }
    return all
  }
}
