import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Validator {
  /// Reports supporting views that no layer takes.
  func checkSupportingViews(of screen: ScreenDefinition, at node: YAMLNode, _ sink: DiagnosticSink) {
    guard !screen.supportingViews.isEmpty, let key = node.entry(for: "supportingViews")?.key else { return }
    let isShown = screen.wrapping.contains { layer in
      switch layer.kind {
      case .container(let name, _):
        // An unknown or broken layer was already reported.
        names.containers[name].map { $0.definition.supportingViews != nil } ?? true
      case .controller: true
      case .system: false
      }
    }
    guard !isShown else { return }
    let templates = names.sortedContainers.filter { names.containers[$0]?.definition.supportingViews != nil }
    sink.report(DefinitionProblem.hiddenSupportingViews(screen.name, templates: templates), at: key)
  }
}
