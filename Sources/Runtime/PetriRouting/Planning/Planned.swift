import PetriUIKit

/// A plan with the work that carries it out.
@MainActor
final class Planned {
  /// The work of a move, and its call when it is done.
  typealias Work = @MainActor (Performance, @escaping @MainActor (RoutingResult) -> Void) -> Void

  var plan: RoutePlan
  var interceptors: [BoundInterceptor] = []
  /// The work of each of the plan's moves.
  private(set) var works: [Work] = []
  /// The steps' post tasks with the places of their controllers in the performance, in their order.
  var postTasks: [(task: BoundPostTask, place: Int)] = []
  private(set) weak var found: UIViewController?
  private(set) var hasFound: Bool
  private(set) var endsAtFound = false

  init(plan: RoutePlan, hasFound: Bool) {
    self.plan = plan
    self.hasFound = hasFound
  }

  /// The plan that can't be performed because of a missing window.
  static func withoutWindow(_ plan: RoutePlan) -> Planned {
    let planned = Planned(plan: plan, hasFound: false)
    planned.fail(RoutingError(.noWindow))
    return planned
  }

  /// Notes a controller that was found, which has to be there still when it moves.
  ///
  /// - Parameter isLast: whether it is the destination, and comes after those that are built.
  func find(_ controller: UIViewController, isLast: Bool = false) {
    found = controller
    hasFound = true
    endsAtFound = isLast
  }

  func add(_ move: consuming PlannedMove, _ work: @escaping Work) {
    plan.moves.append(move)
    works.append(work)
  }

  /// Makes room for some moves.
  func reserve(_ count: Int) {
    plan.moves.reserveCapacity(count)
    works.reserveCapacity(count)
  }

  /// Removes all moves, and keeps the reason.
  func fail(_ error: RoutingError) {
    plan.failure = error
    plan.moves = []
    works = []
  }
}
