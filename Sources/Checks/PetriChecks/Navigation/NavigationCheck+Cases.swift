import PetriCatalog
import PetriComposer

extension NavigationCheck {
  /// Cases of the routes of links that no state takes, where all that can be reached was followed.
  func unusedCases(by outcomes: [CheckOutcome]) -> [CheckFinding] {
    let facts = outcomes.map(\.facts)
    // A case may be for a screen that nobody has looked at.
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
  /// The cases of all forks, those of forks in cases among them.
  fileprivate var cases: [RouteCase] {
    flatMap { step -> [RouteCase] in
      guard case .fork(let cases) = step.kind else { return [] }
      return cases.flatMap { [$0] + $0.steps.cases }
    }
  }
}

extension RouteCase {
  /// Whether the app's state and what is on screen decide about it: links come with other values than the examples.
  fileprivate var isToldByState: Bool {
    guard !isDefault, find.map({ $0.context == .any }) ?? true else { return false }
    return condition?.references.allSatisfy { $0.path.steps.first == .key(Reference.state) } ?? true
  }
}
