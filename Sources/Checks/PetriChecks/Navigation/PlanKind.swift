import PetriCatalog
import PetriRouting

/// The effect of a link's plan, independent of the screens. Links with plans of the same kind behave alike.
struct PlanKind: Hashable {
  private let parts: [[String]]

  init(_ plan: RoutePlan, at place: StagePlace) {
    let moves = plan.moves.map { move in
      ([move.kind.rawValue, move.means ?? ""] + (move.kind == .build ? move.controllers : [])).joined(separator: " ")
    }
    parts = [
      plan.steps.flatMap { step in step.choices + ["\(step.name) \(step.outcome.word)"] }, plan.interceptors, moves,
      [
        plan.failure?.kind.rawValue, plan.blocker, place.levels.count > 1 ? "covered" : nil,
        place.front == plan.destination ? "in front" : nil,
      ]
      .compactMap(\.self),
    ]
  }
}

extension RoutePlan.Step.Outcome {
  fileprivate var word: String {
    switch self {
    case .found: "found"
    case .built: "built"
    case .expected: "expected"
    }
  }
}
