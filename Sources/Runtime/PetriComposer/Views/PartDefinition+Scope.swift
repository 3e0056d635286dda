import PetriCatalog

extension PartDefinition {
  /// The values of its parameters where it is used, with their problems.
  func resolution(of part: ScreenDefinition, in scope: Scope) -> ContextResolution {
    ContextResolution(fields: part.context, given: with.resolved(in: scope), fallback: .defaultsOnly)
  }

  /// The names that its views can use: its parameters and the state, and nothing of what is around it.
  func scope(of part: ScreenDefinition, in scope: Scope) -> Scope {
    let empty = Scope(state: scope.state, environment: scope.environment)
    let values = resolution(of: part, in: scope).context.localized(in: scope.environment)
    return values.entries.reduce(empty) { $0.adding($1.name, $1.value) }
  }
}
