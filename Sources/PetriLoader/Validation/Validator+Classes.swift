import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension DefinitionNames {
  /// Whether the Swift controllers of a screen are registered, as far as it is known which are.
  func areKnown(_ look: ScreenOutline.Look) -> Bool {
    look.contentClasses.allSatisfy { controllers?.contains($0) ?? true }
      && look.layerClasses.allSatisfy { layers?.contains($0) ?? true }
  }
}

extension Validator {
  /// Controllers written in Swift must be registered, where it is known which are.
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
