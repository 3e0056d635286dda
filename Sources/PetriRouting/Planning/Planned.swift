import PetriUIKit

/// A plan with what carries it out.
@MainActor
struct Planned {
  /// A move with its work.
  struct Move {
    let move: PlannedMove
    let perform: (Performance, @escaping @MainActor (RoutingResult) -> Void) -> Void
  }

  var plan: RoutePlan
  var interceptors: [BoundStep.Interceptor] = []
  var moves: [Move] = []
  /// The steps' post tasks with the places of their controllers in the performance, in their order.
  var postTasks: [(task: BoundStep.PostTask, place: Int)] = []
  weak var found: UIViewController?
  let hasFound: Bool
}
