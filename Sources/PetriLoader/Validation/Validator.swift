import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// The rules that need all definitions; each in an extension of its own.
final class Validator {
  let names: DefinitionNames
  /// The screen that an app starts with.
  let start: String?
  private let rules: CheckRules

  init(names: DefinitionNames, settings: CatalogSettings, devices: [String]) {
    self.names = names
    start = settings.start
    rules = CheckRules(settings: settings, devices: devices)
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

  /// Checks values that are given to another definition.
  ///
  /// - Parameters:
  ///   - untyped: the names of the other's fields whose type could not be told.
  ///   - scope: what the values may refer to.
  ///   - checks: what notes the keys that they name.
  func check(
    _ values: YAMLNode,
    against fields: [ContextField],
    untyped: Set<String>,
    of what: String,
    scope: TypeScope,
    _ checks: PendingChecks,
    _ complaints: Complaints
  ) {
    values.withTree { tree in
      let sink = CheckSink(complaints: complaints, checks: checks, document: values)
      var checker = Checker(tree, file: values.file, rules: rules, sink: sink, scope: scope)
      _ = checker.values(values.number, against: fields, untyped: untyped, of: what)
    }
  }
}
