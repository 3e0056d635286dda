import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Validator {
  /// Supporting views that no layer asks for would never be seen.
  func checkSupportingViews(of screen: ScreenDefinition, at node: YAMLNode, _ sink: DiagnosticSink) {
    guard !screen.supportingViews.isEmpty, let key = node.entry(for: "supportingViews")?.key else { return }
    let isShown = screen.wrapping.contains { layer in
      switch layer.kind {
      case .container(let name, _):
        // One that is unknown or broken has been reported already.
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
