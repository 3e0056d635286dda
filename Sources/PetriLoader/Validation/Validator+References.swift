import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Validator {
  /// A screen that is named must be there, with the fixture and the keys that it is given.
  func check(_ reference: PendingChecks.ScreenReference, _ checks: PendingChecks, _ complaints: Complaints) {
    let name = reference.name.text
    guard let screen = names.screens[name]?.definition else {
      if !names.brokenScreens.contains(name) {
        complaints.unknown(.screen, reference.name, among: names.sortedScreens)
      }
      return
    }
    if let fixture = reference.fixture, fixture.text != Fixture.examples, screen.fixture(named: fixture.text) == nil {
      complaints.unknown(.fixture(of: name), fixture, among: screen.fixtures.map(\.name))
    }
    if let holder = reference.holder,
      let inner = names.screens[name]?.outermostContainers.first(where: { inner in
        holder.refuses(inner, isSecondary: reference.isSecondary)
      })
    {
      complaints.report(
        DefinitionProblem.refusedScreen(holder, name, inner, isWrapped: !screen.wrapping.isEmpty),
        at: reference.name
      )
    }
    let given = Set(reference.with?.entries.map(\.key.text) ?? [])
    let fixture = reference.fixture.flatMap { screen.fixture(named: $0.text) }?.values
    for field in screen.context
    where reference.needsContext && field.isRequired && field.example == nil && !given.contains(field.name)
      && fixture?[field.name] == nil
    {
      complaints.report(DefinitionProblem.missingContext(field, of: name), at: reference.name)
    }
    if let with = reference.with {
      check(
        with,
        against: screen.context,
        untyped: names.screens[name]?.untypedNames ?? [],
        of: "the context of '\(name)'",
        scope: reference.scope,
        checks,
        complaints
      )
    }
  }

  /// A container that is named must be there, with all the parameters that it needs.
  func check(_ reference: PendingChecks.ContainerReference, _ checks: PendingChecks, _ complaints: Complaints) {
    let name = reference.name.text
    guard let container = names.containers[name]?.definition else {
      if !names.brokenContainers.contains(name) {
        complaints.unknown(
          .container,
          reference.name,
          among: names.sortedContainers + SystemContainer.allCases.map(\.rawValue)
        )
      }
      return
    }
    if let parameters = reference.parameters {
      check(
        parameters,
        against: container.parameters,
        untyped: names.containers[name]?.checks.untypedNames ?? [],
        of: "the parameters of '\(name)'",
        scope: reference.scope,
        checks,
        complaints
      )
    }
    let given = Set(reference.parameters?.entries.map(\.key.text) ?? [])
    for field in container.parameters where field.isRequired && !given.contains(field.name) {
      complaints.report(DefinitionProblem.missingParameter(field, of: name), at: reference.name)
    }
  }
}
