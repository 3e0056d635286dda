import PetriCatalog
import PetriRouting

extension NavigationMap {
  func refusedTaps() -> [CheckFinding] {
    let meant = MeantRefusals(of: catalog)
    var found: [String: CheckFinding] = [:]
    for state in states {
      guard let place = places[state.id] else { continue }
      for way in state.ways {
        guard let refusal = way.refusal, !way.isWayOut, !way.opensLink, let rule = meant.rule(for: refusal) else {
          continue
        }
        let key = "\(place.front) \(rule) \(way.moves)"
        guard found[key].map({ $0.moves.count > walk(to: state).count + way.moves.count }) ?? true else { continue }
        found[key] = finding(
          rule,
          on: place.front,
          of: way.moves.joined(separator: ", "),
          "\(way.words.quotedStart) \(rule == .refusedWithoutReason ? "is refused without a reason" : "doesn't work"): \(refusal)",
          after: walk(to: state) + way.moves
        )
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The intended refusals: by interceptors, blockers and expectations of walks.
@MainActor
struct MeantRefusals {
  private let beginnings: [(text: String, rule: CheckRule?)]
  private let expected: [String]

  init(of catalog: Catalog) {
    let interceptors = catalog.settings.interceptors.map { interceptor -> (String, CheckRule?) in
      let rule: CheckRule? = interceptor.refuse == nil ? .refusedWithoutReason : nil
      return (RoutingError(.refused, step: interceptor.name, reason: "").description, rule)
    }
    let screens = catalog.screens.flatMap { screen -> [(String, CheckRule?)] in
      (screen.canBeDismissed == nil ? [] : [(RoutingError(.cannotBeDismissed, step: screen.name).description, nil)])
        + (screen.blocking == nil ? [] : [(RoutingError(.blocked, step: screen.name).description, nil)])
    }
    beginnings = interceptors + screens
    expected = catalog.screens.flatMap(\.walks).flatMap(\.steps).compactMap { step in
      if case .expect(let expectation) = step.kind { expectation.refused } else { nil }
    }
  }

  func rule(for refusal: String) -> CheckRule? {
    if expected.contains(where: { refusal.contains($0) }) { return nil }
    if let known = beginnings.first(where: { refusal.hasPrefix($0.text) }) { return known.rule }
    return .refusedTap
  }
}

extension ExploredWay {
  var opensLink: Bool { moves.contains(where: \.opensLink) }
}

extension String {
  var opensLink: Bool { if case .open? = try? Move(self) { true } else { false } }
}
