import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The rules that need all definitions, each in an extension.
final class Validator {
  let names: DefinitionNames
  let start: String?
  /// The screens that interceptors show, by interceptor.
  let asked: [String: String]

  init(names: DefinitionNames, settings: CatalogSettings) {
    self.names = names
    start = settings.start
    asked = Dictionary(
      settings.interceptors.compactMap { interceptor in interceptor.show.map { (interceptor.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func check(_ screen: DecodedScreen, _ sink: DiagnosticSink) {
    check(screen.references, sink)
    checkSupportingViews(of: screen.definition, at: screen.node, sink)
    checkClasses(of: screen.definition, at: screen.node, sink)
  }

  func check(_ references: References, _ sink: DiagnosticSink) {
    for reference in references.screens { check(reference, sink) }
    for reference in references.containers { check(reference, sink) }
    for reference in references.routes { check(reference, sink) }
    for reference in references.routeContexts { check(reference, sink) }
    for reference in references.routeActions { check(reference, sink) }
    for key in references.identifyingKeys { check(key, sink) }
    for asking in references.asking { check(asking, sink) }
    for level in references.requiredLevels { check(level, sink) }
    for end in references.stackEnds { check(end, sink) }
    for route in references.convertingRoutes { checkConvertedKeys(route, sink) }
  }

  func fail(_ node: YAMLNode?, _ sink: DiagnosticSink, _ problem: @autoclosure () -> some Problem) {
    if let node { sink.report(problem(), at: node) }
  }
}
