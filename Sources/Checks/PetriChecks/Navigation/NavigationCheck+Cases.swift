import PetriCatalog
import PetriComposer

extension NavigationCheck {
  /// Route cases that no state uses. They are only reported if the exploration was complete.
  func unusedCases(by outcomes: [CheckOutcome]) -> [CheckFinding] {
    let facts = outcomes.map(\.facts)
    // Unexplored screens may use the case.
    guard outcomes.allSatisfy(\.leftOut.isEmpty), facts.allSatisfy({ $0[Fact.cut]?.isEmpty ?? true }) else { return [] }
    let taken = facts.reduce(into: Set<String>()) { $0.formUnion($1[Fact.cases] ?? []) }
    guard !taken.isEmpty else { return [] }
    return catalog.screens.flatMap { screen in
      screen.links.compactMap { $0.route ?? screen.route(named: $0.routeName ?? RouteDefinition.defaultName) }
        .flatMap { $0.steps.cases }
        .filter { $0.isToldByState && !taken.contains($0.choice) }
        .map { option in
          CheckFinding(
            .unusedCase,
            on: screen.name,
            of: option.choice,
            "no state takes the case '\(option.choice)' of its route",
            at: option.place
          )
        }
    }
  }
}

extension [RouteStep] {
  fileprivate var cases: [RouteCase] {
    flatMap { step -> [RouteCase] in
      guard case .fork(let cases) = step.kind else { return [] }
      return cases.flatMap { [$0] + $0.steps.cases }
    }
  }
}

extension RouteCase {
  /// Whether the case depends on state only, because links may have other values than the examples.
  fileprivate var isToldByState: Bool {
    guard !isDefault, find.map({ $0.context == .any }) ?? true else { return false }
    return condition?.references.allSatisfy { $0.path.steps.first == .key(Reference.state) } ?? true
  }
}
