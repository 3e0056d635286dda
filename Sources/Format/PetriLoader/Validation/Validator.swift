import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The rules that need all definitions, each in an extension.
final class Validator {
  let names: DefinitionNames
  let start: String?
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

extension Validator {
  func check(_ reference: References.Screen, _ sink: DiagnosticSink) {
    let name = reference.name
    guard let screen = names.screens[name] else {
      if names.brokenScreens.contains(name) { return }
      let known =
        reference.isPart
        ? names.sortedScreens.filter { names.screens[$0]?.definition.isPart == true } : names.sortedScreens
      if let node = reference.node { sink.unknown(reference.isPart ? .part : .screen, node, among: known) }
      return
    }
    guard screen.definition.isPart == reference.isPart else {
      return fail(
        reference.node,
        sink,
        screen.definition.isPart ? .partAsScreen(name) : DefinitionProblem.screenAsPart(name)
      )
    }
    var fixture: ContextObject?
    if let fixtureName = reference.fixture {
      fixture = screen.definition.fixture(named: fixtureName)?.values
      if fixture == nil, fixtureName != Fixture.examples, let node = reference.fixtureNode {
        sink.unknown(.fixture(of: name), node, among: screen.definition.fixtures.map(\.name))
      }
    }
    if let holder = reference.holder,
      let inner = screen.outermostContainers.first(where: { holder.refuses($0, isSecondary: reference.isSecondary) })
    {
      fail(
        reference.node,
        sink,
        DefinitionProblem.refusedScreen(holder, name, inner, isWrapped: !screen.definition.wrapping.isEmpty)
      )
    }
    if let holder = reference.holder, screen.isOnlyPresented {
      fail(reference.node, sink, DefinitionProblem.containedAlert(holder, name))
    }
    let keys = reference.given?.keys ?? []
    for field in reference.isPart ? screen.definition.context : []
    where field.isRequired && !keys.contains(field.name) && !reference.misplaced.contains(field.name) {
      fail(reference.node, sink, DefinitionProblem.missingPartParameter(field, of: name))
    }
    for field in reference.needsContext && !reference.isPart ? screen.definition.context : []
    where field.isRequired && field.example == nil && !keys.contains(field.name) && fixture?[field.name] == nil {
      fail(reference.node, sink, DefinitionProblem.missingContext(field, of: name, takesValues: reference.takesValues))
    }
    guard let given = reference.given, let node = reference.givenNode else { return }
    let untyped = screen.references.untyped
    let what = reference.isPart ? "the parameters of '\(name)'" : "the context of '\(name)'"
    sink.report(given.problems(in: screen.definition.context, untyped: untyped, of: what), in: node)
  }

  func check(_ reference: References.Container, _ sink: DiagnosticSink) {
    let name = reference.name
    guard let container = names.containers[name] else {
      if names.brokenContainers.contains(name) { return }
      let known = names.sortedContainers + SystemContainer.allCases.map(\.rawValue)
      if let node = reference.node { sink.unknown(.container, node, among: known) }
      return
    }
    let parameters = container.definition.parameters
    if let given = reference.given, let node = reference.givenNode {
      let untyped = container.references.untyped
      sink.report(given.problems(in: parameters, untyped: untyped, of: "the parameters of '\(name)'"), in: node)
    }
    let keys = reference.given?.keys ?? []
    for field in parameters where field.isRequired && !keys.contains(field.name) {
      fail(reference.node, sink, DefinitionProblem.missingParameter(field, of: name))
    }
  }

  /// Adds a note to a diagnostic about an unknown view kind if another file has a part with that name.
  func namingPart(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == .unknownView, let range = diagnostic.range,
      names.screens[range.text]?.definition.isPart == true
    else {
      return diagnostic
    }
    return DefinitionProblem.partAsKind(range.text).diagnostic(at: range)
  }

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
