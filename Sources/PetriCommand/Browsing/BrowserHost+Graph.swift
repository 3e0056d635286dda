import PetriBrowser
import PetriCatalog

/// Which screens lead to which, for the map and the routes tab.
extension BrowserHost {
  /// Which screens lead to which, as far as it is known.
  func graph(in variants: [String: String]) -> CatalogGraph? {
    if let reading, reading.isDeferred || variants == workspace.unusualVariants { return reading.graph }
    return graphs.graph(in: variants)
  }

  /// Which screens lead to which, where the browser waits for it; it is read behind it where it isn't known.
  func takeGraph(for model: BrowserModel) -> [BrowserMessage] {
    guard isOpen, let variants = model.wantedGraph else { return [] }
    guard let graph = graph(in: variants) else {
      graphs.begin(workspace.choosing(variants).catalog, in: variants)
      return []
    }
    return [.graph(graph, in: variants)]
  }
}
