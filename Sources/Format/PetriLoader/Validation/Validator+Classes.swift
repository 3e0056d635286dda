import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Validator {
  /// Checks that controllers written in Swift are registered, if the registered ones are known.
  func checkClasses(of screen: ScreenDefinition, at node: YAMLNode, _ sink: DiagnosticSink) {
    if case .controller(let name) = screen.content, let known = names.controllers, !known.contains(name),
      let value = node["content"]?["class"]
    {
      sink.unknown(.controller, value, name: name, among: known)
    }
    guard let known = names.layers, let wrapping = node["wrapping"], wrapping.kind == .sequence else { return }
    for element in wrapping.elements where element.kind == .mapping {
      if let value = element["class"], !known.contains(value.text) {
        sink.unknown(.layer, value, among: known)
      }
    }
  }
}
