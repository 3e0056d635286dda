import PetriUIKit

/// A plan with the work to perform it.
@MainActor
final class Planned {
  /// The work of a move, which calls back when done.
  typealias Work = @MainActor (Performance, @escaping @MainActor (RoutingResult) -> Void) -> Void

  var plan: RoutePlan
  var interceptors: [BoundInterceptor] = []
  /// The work of each move.
  private(set) var works: [Work] = []
  /// The post-routing tasks in order, with the indices of their controllers.
  var postTasks: [(task: BoundPostTask, place: Int)] = []
  private(set) weak var found: UIViewController?
  private(set) var hasFound: Bool
  private(set) var endsAtFound = false

  init(plan: RoutePlan, hasFound: Bool) {
    self.plan = plan
    self.hasFound = hasFound
  }

  /// The plan that fails for lack of a window.
  static func withoutWindow(_ plan: RoutePlan) -> Planned {
    let planned = Planned(plan: plan, hasFound: false)
    planned.fail(RoutingError(.noWindow))
    return planned
  }

  /// Records the controller found, which must still exist when moving.
  ///
  /// - Parameter isLast: whether it is the destination.
  func find(_ controller: UIViewController, isLast: Bool = false) {
    found = controller
    hasFound = true
    endsAtFound = isLast
  }

  func add(_ move: consuming PlannedMove, _ work: @escaping Work) {
    plan.moves.append(move)
    works.append(work)
  }

  func reserve(_ count: Int) {
    plan.moves.reserveCapacity(count)
    works.reserveCapacity(count)
  }

  /// Replaces all moves by a failure.
  func fail(_ error: RoutingError) {
    plan.failure = error
    plan.moves = []
    works = []
  }
}
