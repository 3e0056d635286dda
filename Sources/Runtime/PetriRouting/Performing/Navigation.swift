public import PetriUIKit

/// The controllers of the route in order, starting with the one found, or the reason for the failure.
public typealias NavigationResult = Result<[UIViewController], RoutingError>

/// A requested navigation, which can be observed and cancelled.
@MainActor
public final class Navigation {
  /// The progress of a navigation.
  public enum Phase: Hashable, Sendable {
    /// Waiting for another navigation or a blocker.
    case waiting
    /// Asking interceptors.
    case asking
    case moving
    case ended
  }

  /// The progress.
  public internal(set) var phase = Phase.waiting
  /// The latest plan; `nil` before planning.
  public internal(set) var plan: RoutePlan?
  /// The reason for waiting, if it waits.
  public internal(set) var reasonToWait: String?
  /// The interceptor that hasn't answered yet.
  public internal(set) var unanswered: String?
  private weak var router: DefaultRouter?

  init(by router: DefaultRouter?) {
    self.router = router
  }

  static func refused(_ plan: RoutePlan? = nil) -> Navigation {
    let navigation = Navigation(by: nil)
    navigation.phase = .ended
    navigation.plan = plan
    return navigation
  }

  /// Cancels the navigation with `RoutingError.Kind.cancelled`, immediately or after the current move.
  public func cancel() { router?.cancel(self) }
}

/// The policy for a navigation that is requested while another one moves.
public enum SecondNavigationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  case wait
  /// Replaces the other navigation, which ends after its current move.
  case replace
  /// Fails immediately with `RoutingError.Kind.busy`.
  case refuse
}

@MainActor
struct NavigationQueue {
  private(set) var all: [NavigationRun] = []
  var moving: NavigationRun?
  /// The navigations that wait for the moving one, in order.
  var waiting: [NavigationRun] = []
  /// The navigations that wait for a blocker, by priority, then by arrival.
  var blocked: [NavigationRun] = []
  private var arrivals = 0

  mutating func nextArrival() -> Int {
    arrivals += 1
    return arrivals
  }

  mutating func add(_ run: NavigationRun) { all.append(run) }

  mutating func block(_ run: NavigationRun) {
    let index =
      blocked.firstIndex { ($0.request.priority, -$0.arrival) < (run.request.priority, -run.arrival) }
      ?? blocked.endIndex
    blocked.insert(run, at: index)
  }

  mutating func remove(_ run: NavigationRun) {
    if moving === run { moving = nil }
    all.removeAll { $0 === run }
    waiting.removeAll { $0 === run }
    blocked.removeAll { $0 === run }
  }
}

/// The request for a navigation, planned again whenever the stack changes.
@MainActor
protocol NavigationRequest {
  /// The priority; only blockers with a higher priority delay the navigation.
  var priority: Int { get }

  /// The controller that `back` returns to; `nil` if the navigation can't be undone.
  func origin(in router: DefaultRouter) -> UIViewController?

  /// Plans the moves from the current stack.
  func planned(by router: DefaultRouter) -> Planned
}

extension NavigationRequest {
  func origin(in router: DefaultRouter) -> UIViewController? { nil }
}

struct RouteRequest<ViewController: UIViewController, Context>: NavigationRequest {
  let route: Route<ViewController, Context>
  let context: Context
  weak var start: UIViewController?
  /// Whether the request returns to the origin of another route.
  var isReturn = false

  var priority: Int { route.priority }

  func origin(in router: DefaultRouter) -> UIViewController? {
    isReturn ? nil : start ?? router.stack(from: nil)?.front
  }

  func planned(by router: DefaultRouter) -> Planned {
    guard let stack = router.stack(from: start) else {
      return .withoutWindow(RoutePlan(destination: "\(ViewController.self)", context: RoutePlan.text(of: context)))
    }
    return Planner(stack: stack, inspector: router.inspector).plan(route, with: context)
  }
}
