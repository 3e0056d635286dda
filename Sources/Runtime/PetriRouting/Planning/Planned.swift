import PetriUIKit

@MainActor
final class Planned {
  /// The work of a move, which calls back once it is done.
  typealias Work = @MainActor (Performance, @escaping @MainActor (RoutingResult) -> Void) -> Void

  var plan: RoutePlan
  var interceptors: [BoundInterceptor] = []
  private(set) var works: [Work] = []
  var postTasks: [(task: BoundPostTask, index: Int)] = []
  private(set) weak var found: UIViewController?
  private(set) var hasFound: Bool
  private(set) var endsAtFound = false

  init(plan: RoutePlan, hasFound: Bool) {
    self.plan = plan
    self.hasFound = hasFound
  }

  static func withoutWindow(_ plan: RoutePlan) -> Planned {
    let planned = Planned(plan: plan, hasFound: false)
    planned.fail(RoutingError(.noWindow))
    return planned
  }

  /// Records the controller found; it must still exist when the moves are performed.
  ///
  /// - Parameter isLast: whether the controller is the destination.
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

  func fail(_ error: RoutingError) {
    plan.failure = error
    plan.moves = []
    works = []
  }
}

/// The router and the request of a plan. References no controllers, so that an unused plan keeps nothing on screen
/// alive.
@MainActor
final class PlanSource {
  private(set) weak var router: DefaultRouter?
  let request: any NavigationRequest
  private weak var found: UIViewController?

  init(router: DefaultRouter, request: any NavigationRequest, found: UIViewController?) {
    self.router = router
    self.request = request
    self.found = found
  }

  /// Whether a newer plan of the request starts at the same controller.
  func hasSameStart(as planned: Planned) -> Bool { found === planned.found }
}

@MainActor
final class Performance {
  nonisolated static let foundIndex = -1

  /// The controller found; retained for the result even if a move removes it from the screen.
  let found: UIViewController?
  private var built: [UIViewController?] = []
  private var inOrder: [UIViewController] = []
  /// Whether the controller found is the destination.
  private let endsAtFound: Bool
  let isAnimated: Bool

  init(found: UIViewController?, endsAtFound: Bool = false, isAnimated: Bool) {
    self.found = found
    self.endsAtFound = endsAtFound
    self.isAnimated = isAnimated
  }

  subscript(index: Int) -> UIViewController? {
    guard index != Performance.foundIndex else { return found }
    return built.indices.contains(index) ? built[index] : nil
  }

  /// Stores a controller that was built, if it has an index.
  func keep(_ controller: UIViewController, at index: Int?) {
    guard let index else { return }
    while built.count <= index { built.append(nil) }
    built[index] = controller
    inOrder.append(controller)
  }

  var routingStack: [UIViewController] {
    guard let found else { return inOrder }
    return endsAtFound ? inOrder + [found] : [found] + inOrder
  }
}
