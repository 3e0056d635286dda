import PetriBrowser
import PetriCatalog

extension BrowserHost {
  func graph(in variants: [String: String]) -> CatalogGraph {
    if let knownGraph, knownGraph.variants == variants { return knownGraph.graph }
    let graph = CatalogGraph(workspace.choosing(variants).catalog)
    knownGraph = (variants, graph)
    return graph
  }

  func takeGraph(for model: BrowserModel) -> [BrowserMessage] {
    model.wantedGraph.map { [.graph(graph(in: $0), in: $0)] } ?? []
  }
}
