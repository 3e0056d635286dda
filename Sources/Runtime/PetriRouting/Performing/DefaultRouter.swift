public import PetriUIKit

/// Plans a route on the controllers on screen now, and walks it.
///
/// The router keeps no copy of the stack: pushes, presentations and dismissals of other code are read anew before,
/// between and after. One navigation moves at a time; while interceptors are asked others may go on, for a person who
/// signs in navigates too.
@MainActor
public final class DefaultRouter: Router {
  /// The policy for a navigation that is asked for while another one moves.
  public var policy = SecondNavigationPolicy.wait
  /// How long parts may take.
  public var timeouts = RouterTimeouts()
  /// Hears of plans and of waiting navigations; not kept alive.
  public weak var delegate: (any RouterDelegate)?

  let windowProvider: any WindowProvider
  /// The adapters by which it knows containers.
  public let adapters: ContainerAdapters
  let clock: any RoutingClock
  let inspector: ControllerInspector
  private var queue = NavigationQueue()
  private var returns: [Return] = []
  /// How many returns there may be before those are looked for that lead nowhere any more.
  private var returnLimit = 64

  /// Where a route began that led to a controller.
  private struct Return {
    weak var destination: UIViewController?
    weak var origin: UIViewController?
  }

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - windowProvider: in which window it navigates.
  ///   - adapters: the adapters by which it knows containers.
  ///   - clock: the time for limits; the runtime's own without UIKit.
  ///   - inspector: reads controllers' names, and whether they go or block.
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

  /// The navigations that wait for a blocker to go, in the order in which they will go on.
  public var blocked: [Navigation] { queue.blocked.map(\.navigation) }
  /// The navigations one of whose interceptors has been asked and has not answered, in the order in which they came.
  public var asking: [Navigation] { queue.all.map(\.navigation).filter { $0.phase == .asking } }

  /// The stack on screen now; `nil` without a window.
  func stack(from start: UIViewController?) -> ControllerStack? {
    guard let window = windowProvider.window else { return nil }
    return ControllerStack(window: window, adapters: adapters, start: start)
  }

  /// The controllers on screen now, so that two looks can be compared; empty without a window.
  var fingerprint: [ObjectIdentifier?] { stack(from: nil)?.fingerprint ?? [] }

  /// The plan of taking a route now; nothing moves.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    plan(for: RouteRequest(route: route, context: context, start: start))
  }

  /// The plan of making the stack the required one now; nothing moves.
  public func plan(reconciling required: RequiredController, priority: Int = 0) -> RoutePlan {
    plan(for: ReconcilingRequest(required: required, priority: priority))
  }

  private func plan(for request: some NavigationRequest) -> RoutePlan {
    let planned = request.planned(by: self)
    var plan = blocking(planned.plan, priority: request.priority)
    plan.origin.source = PlanOrigin.Source(router: self, request: request, found: planned.found)
    return plan
  }

  /// The plan with the blocker that would keep it waiting.
  private func blocking(_ plan: RoutePlan, priority: Int) -> RoutePlan {
    guard !plan.moves.isEmpty, let (name, blocker) = blocker(above: priority) else { return plan }
    var plan = plan
    plan.blocker =
      "\(name), priority \(blocker.priority): \(blocker.onConflict == .wait ? "it waits" : "it is refused")"
    // The end of a blocker is followed by a new plan, which asks the interceptors.
    plan.interceptors = []
    plan.moves = []
    plan.postTasks = []
    return plan
  }

  /// Whether a plan that was made before is still the one that there is to perform.
  func holds(_ plan: RoutePlan, now planned: Planned, _ request: some NavigationRequest) -> Bool {
    plan.origin.source?.hasSameStart(as: planned) == true
      && plan == blocking(planned.plan, priority: request.priority)
  }

  /// Takes a route; see `Router`.
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

  /// Performs a plan; see `Router`. Besides plans of routes it takes those of ``plan(reconciling:priority:)``.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    guard let source = plan.origin.source, source.router === self else {
      completion(.failure(RoutingError(.foreignPlan, step: plan.destination)))
      return .refused(plan)
    }
    return run(source.request, as: plan, animated: animated, completion: completion)
  }

  /// Makes the stack the required one, with the fewest moves.
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

  /// Goes back to the controller that was in front when the route was asked for that led to a controller, or to the
  /// innermost around it that one led to, wherever that is now: everything above it is dismissed and popped, and its
  /// tab selected.
  ///
  /// - Returns: `nil` where no route led to it, or where it began is gone.
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

  /// Whether a controller is on screen, or beneath one that is.
  private func isThere(_ controller: UIViewController?) -> Bool {
    guard let controller, let stack = stack(from: nil) else { return false }
    return (try? InstanceFinder<UIViewController, Void>(controller).findViewController(with: (), in: stack)) != nil
  }

  /// Lets the navigations go on that waited for something to go away. A router does so after its own moves; other code that
  /// takes a blocker away calls this.
  public func stackDidChange() {
    // While one moves, the screen isn't a ground for plans: it comes back here at its end.
    guard !queue.blocked.isEmpty, queue.moving == nil else { return }
    let waiting = queue.blocked
    queue.blocked = []
    for run in waiting { run.resume(by: self) }
  }

  /// Begins a navigation, or lets it wait for its turn.
  ///
  /// - Parameter promised: the only plan that may be performed; `nil` where any will do.
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

  /// Keeps a run waiting until its blocker has gone.
  func block(_ run: NavigationRun) {
    queue.block(run)
    delegate?.router(self, didBlock: run.navigation)
  }

  /// From now on a run is the one that moves.
  func willMove(_ run: NavigationRun, by plan: RoutePlan) {
    queue.moving = run
    delegate?.router(self, willPerform: plan)
  }

  /// Whether another one moves; then a run waits for its end.
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
    // Those that only ask let the next ones go on.
    while queue.moving == nil, !queue.waiting.isEmpty { queue.waiting.removeFirst().resume(by: self) }
    stackDidChange()
  }
}

extension UIViewController {
  /// Whether this is a controller, or is held by it at any depth.
  fileprivate func isIn(_ other: UIViewController) -> Bool { self === other || parent?.isIn(other) == true }
}
