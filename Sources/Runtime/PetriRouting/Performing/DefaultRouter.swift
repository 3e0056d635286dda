public import PetriUIKit

/// Plans and performs routes on the controllers on screen.
///
/// The router keeps no copy of the stack. It reads the stack before, during and after each navigation, so that other
/// code can push, present and dismiss as well. Only one navigation moves at a time. Others can start while interceptors
/// are asked, because signing in, for example, involves navigating.
@MainActor
public final class DefaultRouter: Router {
  /// The policy for a navigation that is requested while another one moves.
  public var policy = SecondNavigationPolicy.wait
  /// The time limits for parts of a navigation.
  public var timeouts = RouterTimeouts()
  /// The delegate, referenced weakly.
  public weak var delegate: (any RouterDelegate)?

  let windowProvider: any WindowProvider
  /// The container adapters.
  public let adapters: ContainerAdapters
  let clock: any RoutingClock
  let inspector: ControllerInspector
  private var queue = NavigationQueue()
  private var returns: [Return] = []
  /// The number of recorded origins at which stale ones are removed.
  private var returnLimit = 64

  private struct Return {
    weak var destination: UIViewController?
    weak var origin: UIViewController?
  }

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - windowProvider: the window to navigate in.
  ///   - adapters: the container adapters.
  ///   - clock: the clock for time limits.
  ///   - inspector: determines names of controllers, and whether they can be dismissed or block.
  public init(
    window windowProvider: any WindowProvider = KeyWindowProvider(),
    adapters: ContainerAdapters = ContainerAdapters(),
    clock: any RoutingClock = DefaultRoutingClock(),
    inspector: ControllerInspector = ControllerInspector()
  ) {
    self.windowProvider = windowProvider
    self.adapters = adapters
    self.clock = clock
    self.inspector = inspector
  }

  /// The navigations that wait for a blocker, in the order in which they will continue.
  public var blocked: [Navigation] { queue.blocked.map(\.navigation) }
  /// The navigations that wait for an interceptor, in order of arrival.
  public var asking: [Navigation] { queue.all.map(\.navigation).filter { $0.phase == .asking } }

  /// The current stack; `nil` if there is no window.
  func stack(from start: UIViewController?) -> ControllerStack? {
    guard let window = windowProvider.window else { return nil }
    return ControllerStack(window: window, adapters: adapters, start: start)
  }

  /// A value that changes with the controllers on screen; empty if there is no window.
  var fingerprint: [ObjectIdentifier?] { stack(from: nil)?.fingerprint ?? [] }

  /// Plans a route without performing any moves.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    plan(for: RouteRequest(route: route, context: context, start: start))
  }

  /// Plans the moves to a required stack without performing them.
  public func plan(reconciling required: RequiredController, priority: Int = 0) -> RoutePlan {
    plan(for: ReconcilingRequest(required: required, priority: priority))
  }

  private func plan(for request: some NavigationRequest) -> RoutePlan {
    let planned = request.planned(by: self)
    var plan = blocking(planned.plan, priority: request.priority)
    plan.source = PlanSource(router: self, request: request, found: planned.found)
    return plan
  }

  /// The plan; if there is a blocker, only the blocker.
  private func blocking(_ plan: RoutePlan, priority: Int) -> RoutePlan {
    guard !plan.moves.isEmpty, let (name, blocker) = blocker(above: priority) else { return plan }
    var plan = plan
    plan.blocker =
      "\(name), priority \(blocker.priority): \(blocker.onConflict == .wait ? "it waits" : "it is refused")"
    // Everything is planned again once the blocker is gone.
    plan.interceptors = []
    plan.moves = []
    plan.postTasks = []
    return plan
  }

  /// Whether an earlier plan still matches the stack.
  func holds(_ plan: RoutePlan, now planned: Planned, _ request: some NavigationRequest) -> Bool {
    plan.source?.hasSameStart(as: planned) == true
      && plan == blocking(planned.plan, priority: request.priority)
  }

  /// Navigates along a route.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    let request = RouteRequest(route: route, context: context, start: start)
    return run(request, animated: animated, completion: completion)
  }

  /// Performs a plan of a route or of ``plan(reconciling:priority:)``.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    guard let source = plan.source, source.router === self else {
      completion(.failure(RoutingError(.foreignPlan, step: plan.destination)))
      return .refused(plan)
    }
    return run(source.request, as: plan, animated: animated, completion: completion)
  }

  /// Changes the stack to the required one with the fewest moves.
  ///
  /// - Parameter completion: called exactly once.
  @discardableResult
  public func reconcile(
    to required: RequiredController,
    priority: Int = 0,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    run(ReconcilingRequest(required: required, priority: priority), animated: animated, completion: completion)
  }

  /// Returns to the controller that was frontmost when the route to a controller, or to its innermost container with a
  /// route, was requested. Dismisses and pops everything above it, and selects its tab.
  ///
  /// - Returns: `nil` if no route led to the controller or its origin is gone.
  @discardableResult
  public func back(
    from controller: UIViewController,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation? {
    var current: UIViewController? = controller
    while let candidate = current {
      if let origin = returns.last(where: { $0.destination === candidate && isThere($0.origin) })?.origin {
        let route = Route<UIViewController, Void>.found(by: InstanceFinder(origin), name: inspector.name(origin))
        let request = RouteRequest(route: route.priority(.max), context: (), start: nil, isReturn: true)
        return run(request, animated: animated, completion: completion)
      }
      current = candidate.parent
    }
    return nil
  }

  private func isThere(_ controller: UIViewController?) -> Bool {
    guard let controller, let stack = stack(from: nil) else { return false }
    return (try? InstanceFinder<UIViewController, Void>(controller).findViewController(with: (), in: stack)) != nil
  }

  /// Resumes navigations whose blocker is gone. The router calls this after its own moves; call it after other code has
  /// removed a blocker.
  public func stackDidChange() {
    // The stack is inconsistent while a navigation moves; the end of the navigation calls this again.
    guard !queue.blocked.isEmpty, queue.moving == nil else { return }
    let waiting = queue.blocked
    queue.blocked = []
    for run in waiting { run.resume(by: self) }
  }

  /// Starts or queues a navigation.
  ///
  /// - Parameter promised: the only plan that may be performed; `nil` for any.
  func run(
    _ request: some NavigationRequest,
    as promised: RoutePlan? = nil,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    let run = NavigationRun(
      request,
      as: promised,
      by: self,
      arrival: queue.nextArrival(),
      isAnimated: animated,
      completion: completion
    )
    queue.add(run)
    if queue.moving != nil {
      switch policy {
      case .wait: queue.waiting.append(run)
      case .refuse: run.end(.failure(RoutingError(.busy)), by: self)
      case .replace:
        let replaced = queue.waiting
        queue.waiting = [run]
        for other in replaced { other.end(.failure(RoutingError(.cancelled)), by: self) }
        queue.moving?.cancel(by: self)
      }
    } else {
      run.resume(by: self)
    }
    return run.navigation
  }

  func cancel(_ navigation: Navigation) {
    queue.all.first { $0.navigation === navigation }?.cancel(by: self)
  }

  func blocker(above priority: Int) -> (name: String, blocker: RoutingBlocker)? {
    guard let (controller, blocker) = stack(from: nil)?.blocker(by: inspector), blocker.priority > priority else {
      return nil
    }
    return (inspector.name(controller), blocker)
  }

  func block(_ run: NavigationRun) {
    queue.block(run)
    delegate?.router(self, didBlock: run.navigation)
  }

  func willMove(_ run: NavigationRun, by plan: RoutePlan) {
    queue.moving = run
    delegate?.router(self, willPerform: plan)
  }

  /// Whether another run moves, so that this one must be queued.
  func mustWait(_ run: NavigationRun) -> Bool {
    guard let moving = queue.moving, moving !== run else { return false }
    if !queue.waiting.contains(where: { $0 === run }) { queue.waiting.append(run) }
    return true
  }

  func ended(_ run: NavigationRun) {
    queue.remove(run)
    if let destination = run.routingStack.last, let origin = run.origin, !origin.isIn(destination) {
      if returns.count >= returnLimit {
        returns.removeAll { $0.destination == nil || $0.origin == nil }
        returnLimit = max(64, returns.count * 2)
      }
      returns.removeAll { $0.destination === destination }
      returns.append(Return(destination: destination, origin: origin))
    }
    // Navigations that ask interceptors don't move yet, so the next one can start.
    while queue.moving == nil, !queue.waiting.isEmpty { queue.waiting.removeFirst().resume(by: self) }
    stackDidChange()
  }
}

extension UIViewController {
  fileprivate func isIn(_ other: UIViewController) -> Bool { self === other || parent?.isIn(other) == true }
}
