public import PetriCatalog

extension ChildScreen {
  /// The context of the screen inside: its examples, its fixture over them, the outer screen's values over both, and what is
  /// assigned over all.
  ///
  /// - Parameters:
  ///   - definition: the screen inside.
  ///   - outer: what the outer screen's values refer to.
  public func resolution(
    of definition: ScreenDefinition,
    in outer: Scope,
    assignments: [ContextAssignment] = []
  ) -> ContextResolution {
    ContextResolution(
      fields: definition.context,
      given: with.resolved(in: outer),
      assignments: assignments,
      fixture: fixture.flatMap { definition.fixture(named: $0)?.values },
      fallback: .examplesFirst
    )
  }
}
