import PetriUIKit

/// A way of a person without a route: leaving a screen, changing the tab. Nothing in front keeps it waiting.
struct LeavingRequest: NavigationRequest {
  let destination: String
  /// The move; `nil` where there is nothing to do any more.
  let move: @MainActor () -> PlannedMove?
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void

  var priority: Int { .max }

  func planned(by router: DefaultRouter) -> Planned {
    let planned = Planned(plan: RoutePlan(destination: destination, context: ""), hasFound: false)
    if let move = move() { planned.add(move) { [perform] _, done in perform(done) } }
    return planned
  }
}
