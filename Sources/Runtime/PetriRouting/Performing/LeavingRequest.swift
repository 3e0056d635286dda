import PetriUIKit

/// A navigation without a route, such as dismissing or selecting a tab.
struct LeavingRequest: NavigationRequest {
  let destination: String
  /// The move; `nil` if there is nothing left to do.
  let move: @MainActor () -> PlannedMove?
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void

  var priority: Int { .max }

  func planned(by router: DefaultRouter) -> Planned {
    let planned = Planned(plan: RoutePlan(destination: destination, context: ""), hasFound: false)
    if let move = move() { planned.add(move) { [perform] _, done in perform(done) } }
    return planned
  }
}
