import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The rules that need all definitions; each in an extension of its own.
final class Validator {
  let names: DefinitionNames
  /// The screen that an app starts with.
  let start: String?
  /// The screens that interceptors show, by the interceptors' names.
  let asked: [String: String]

  init(names: DefinitionNames, settings: CatalogSettings) {
    self.names = names
    start = settings.start
    asked = Dictionary(
      settings.interceptors.compactMap { interceptor in interceptor.show.map { (interceptor.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Checks what a screen refers to, and the screen as a whole.
  func check(_ screen: DecodedScreen, _ sink: DiagnosticSink) {
    check(screen.references, sink)
    checkSupportingViews(of: screen.definition, at: screen.node, sink)
    checkClasses(of: screen.definition, at: screen.node, sink)
  }

  /// Whether what a definition refers to is there and takes what it is given; what is wrong is reported where that is wanted.
  @discardableResult
  func check(_ references: References, _ sink: DiagnosticSink?) -> Bool {
    var isValid = true
    for reference in references.screens where !check(reference, sink) { isValid = false }
    for reference in references.containers where !check(reference, sink) { isValid = false }
    for reference in references.routes where !check(reference, sink) { isValid = false }
    for reference in references.routeContexts where !check(reference, sink) { isValid = false }
    for reference in references.routeActions where !check(reference, sink) { isValid = false }
    for key in references.identifyingKeys where !check(key, sink) { isValid = false }
    for asking in references.asking where !check(asking, sink) { isValid = false }
    for level in references.requiredLevels where !check(level, sink) { isValid = false }
    for end in references.stackEnds where !check(end, sink) { isValid = false }
    for route in references.convertingRoutes where !checkConvertedKeys(route, sink) { isValid = false }
    return isValid
  }

  /// Reports a problem where that is wanted.
  func fail(_ node: YAMLNode?, _ sink: DiagnosticSink?, _ problem: @autoclosure () -> some Problem) -> Bool {
    if let sink, let node { sink.report(problem(), at: node) }
    return false
  }
}
