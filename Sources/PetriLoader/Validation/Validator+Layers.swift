import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Validator {
  /// A layer of UIKit's must be able to hold what is right inside it.
  func checkLayers(of screen: ScreenDefinition, at node: YAMLNode, _ complaints: Complaints) {
    let variants = screen.variants.filter { $0.wrapping != nil || $0.content != nil }
    for (screen, isVariant) in [(screen, false)]
      + variants.map({ (screen.applying([$0.experiment: $0.variant]), true) })
    {
      let kinds = screen.wrapping.map(\.kind.container) + [screen.content.container]
      let refused = zip(kinds, kinds.dropFirst()).first { outer, inner in
        guard let outer, let inner else { return false }
        return outer.refuses(inner)
      }
      guard case (let outer?, let inner?)? = refused else { continue }
      let key =
        (isVariant ? node.entry(for: "variants") : nil) ?? node.entry(for: "wrapping") ?? node.entry(for: "content")
      return complaints.report(DefinitionProblem.refusedLayer(outer, inner), at: key?.key ?? node)
    }
  }
}

extension Layer.Kind {
  /// The container of UIKit's that it is.
  var container: SystemContainer? { if case .system(let container) = self { container } else { nil } }
}
