import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// The rules that need all definitions; each in an extension of its own.
final class Validator {
  let names: DefinitionNames
  let state: [ContextField]
  /// The screen that an app starts with.
  let start: String?
  let devices: [String]

  init(names: DefinitionNames, settings: CatalogSettings, devices: [String]) {
    self.names = names
    state = settings.state
    start = settings.start
    self.devices = devices
  }

  /// Checks what a definition refers to.
  func check(_ checks: PendingChecks, _ complaints: Complaints) {
    for reference in checks.screens { check(reference, checks, complaints) }
    for reference in checks.containers { check(reference, checks, complaints) }
    for reference in checks.routes { check(reference, complaints) }
    for reference in checks.routeContexts { check(reference, complaints) }
    for reference in checks.routeActions { check(reference, complaints) }
    for key in checks.convertedKeys { check(key, complaints) }
  }

  /// Checks a screen as a whole.
  func check(_ screen: ScreenDefinition, at node: YAMLNode, _ complaints: Complaints) {
    checkSupportingViews(of: screen, at: node, complaints)
    checkClasses(of: screen, at: node, complaints)
    checkRoutes(of: screen, at: node, complaints)
    checkLayers(of: screen, at: node, complaints)
  }

  /// - Parameter checks: what notes the keys that values name.
  func decoder(_ checks: PendingChecks, _ complaints: Complaints) -> DefinitionDecoder {
    DefinitionDecoder(complaints: complaints, checks: checks, state: state, devices: devices)
  }
}
