public import PetriUIKit

/// The controllers of the route in order, starting at the one found, or the reason for the failure.
public typealias NavigationResult = Result<[UIViewController], RoutingError>

/// A requested navigation, which can be observed and cancelled.
@MainActor
public final class Navigation {
  /// The progress of a navigation.
  public enum Phase: Hashable, Sendable {
    /// It waits for another navigation or a blocker.
    case waiting
    /// Its interceptors are asked.
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

  /// Ends it with `RoutingError.Kind.cancelled`, immediately or after the current move.
  public func cancel() { router?.cancel(self) }
}

/// What happens to a navigation requested while another one moves.
public enum SecondNavigationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  case wait
  /// It replaces the other one, which ends after its current move.
  case replace
  /// It ends immediately with `RoutingError.Kind.busy`.
  case refuse
}

@MainActor
struct NavigationQueue {
  private(set) var all: [NavigationRun] = []
  var moving: NavigationRun?
  /// The navigations that wait for it, in order.
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

/// The request for a navigation, which is planned again whenever the stack changes.
@MainActor
protocol NavigationRequest {
  /// The priority; only a blocker with a higher one holds it up.
  var priority: Int { get }

  /// The controller that `back` returns to; `nil` if it can't be undone.
  func origin(in router: DefaultRouter) -> UIViewController?

  /// Plans the moves on the current stack.
  func planned(by router: DefaultRouter) -> Planned
}

extension NavigationRequest {
  func origin(in router: DefaultRouter) -> UIViewController? { nil }
}

struct RouteRequest<ViewController: UIViewController, Context>: NavigationRequest {
  let route: Route<ViewController, Context>
  let context: Context
  weak var start: UIViewController?
  /// Whether it returns to the origin of another route.
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
