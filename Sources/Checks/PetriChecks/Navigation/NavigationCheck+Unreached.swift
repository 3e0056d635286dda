import PetriCatalog

extension NavigationCheck {
  enum Fact {
    static let shown = "screens that were there"
    static let front = "screens that were in front"
    static let asked = "interceptors that were asked"
    static let passed = "interceptors that had nothing to ask"
    static let cut = "screens whose ways were cut"
    static let cases = "cases of routes that were taken"
  }

  /// Interceptors that never let anyone pass, and screens that were never shown although something leads to them.
  func unreached(by outcomes: [CheckOutcome]) -> [CheckFinding] {
    let facts = outcomes.reduce(into: [String: Set<String>]()) { $0.merge($1.facts) { $0.union($1) } }
    let shown = facts[Fact.shown] ?? []
    let passed = facts[Fact.passed] ?? []
    let closed = (facts[Fact.asked] ?? []).subtracting(passed)
    let interceptors = catalog.settings.interceptors.filter { interceptor in
      // If the interceptor's screen wasn't shown, its requirement couldn't be met.
      closed.contains(interceptor.name) && interceptor.show.map { shown.contains($0) } ?? true
    }
    let gates = interceptors.compactMap { interceptor -> CheckFinding? in
      guard let guarded = catalog.screens.first(where: { $0.interceptors.contains(interceptor.name) }) else {
        return nil
      }
      return CheckFinding(
        .closedInterceptor,
        on: guarded.name,
        of: interceptor.name,
        "nobody gets past '\(interceptor.name)': what it requires held in none of the states",
        at: interceptor.place,
        moves: guarded.links.isEmpty ? [] : openings(of: guarded)
      )
    }
    guard !shown.isEmpty else { return gates }
    let explored = (facts[Fact.front] ?? []).subtracting(facts[Fact.cut] ?? [])
    return gates + neverShown(shown, explored: explored, passed: passed)
  }

  /// Screens that were never shown although all screens that lead to them were fully explored.
  private func neverShown(_ shown: Set<String>, explored: Set<String>, passed: Set<String>) -> [CheckFinding] {
    let graph = CatalogGraph(catalog)
    return catalog.screens.compactMap { screen in
      guard !screen.isPart, !shown.contains(screen.name), passed.isSuperset(of: screen.interceptors) else {
        return nil
      }
      let before = graph.edges(to: screen.name).filter { $0.kind == .opens || $0.kind == .links }.map(\.from)
      // The condition of an action may hold on an unexplored screen.
      guard !before.isEmpty, explored.isSuperset(of: before) else { return nil }
      return CheckFinding(
        .neverShown,
        on: screen.name,
        of: screen.name,
        "no state shows it, although \(before.map { "'\($0)'" }.joined(separator: ", ")) can lead to it",
        at: screen.place
      )
    }
  }

  private func openings(of screen: ScreenDefinition) -> [String] {
    ExampleLink.all(of: catalog).filter { $0.screen == screen.name }.prefix(1).map {
      Move.open(link: $0.text).description
    }
  }
}
