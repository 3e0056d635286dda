import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Validator {
  /// Controllers written in Swift must be registered, where it is known which are.
  func checkClasses(of screen: ScreenDefinition, at node: YAMLNode, _ complaints: Complaints) {
    if case .controller(let name) = screen.content, let known = names.controllers, !known.contains(name),
      let value = node["content"]?["class"]
    {
      complaints.unknown(
        .unknownClass,
        "no Swift controller is registered as '\(value.shortText)'",
        node: value,
        name: name,
        known: known
      )
    }
    guard let known = names.layers, let wrapping = node["wrapping"], wrapping.kind == .sequence else { return }
    for element in wrapping.elements where element.kind == .mapping {
      if let value = element["class"], !known.contains(value.text) {
        complaints.unknown(
          .unknownClass,
          "no Swift layer is registered as '\(value.shortText)'",
          node: value,
          name: value.text,
          known: known
        )
      }
    }
  }
}
