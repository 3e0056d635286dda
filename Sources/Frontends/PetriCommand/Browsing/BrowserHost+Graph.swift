import PetriBrowser
import PetriCatalog

/// Which screens lead to which, for the map and the routes tab.
extension BrowserHost {
  /// Which screens lead to which in some variants.
  func graph(in variants: [String: String]) -> CatalogGraph {
    if let knownGraph, knownGraph.variants == variants { return knownGraph.graph }
    let graph = CatalogGraph(workspace.choosing(variants).catalog)
    knownGraph = (variants, graph)
    return graph
  }

  /// Which screens lead to which, where the browser waits for it.
  func takeGraph(for model: BrowserModel) -> [BrowserMessage] {
    model.wantedGraph.map { [.graph(graph(in: $0), in: $0)] } ?? []
  }
}
