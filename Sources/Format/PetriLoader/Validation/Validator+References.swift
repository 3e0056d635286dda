import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

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
}
