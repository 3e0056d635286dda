public import PetriUIKit

/// Plans a route on what is on screen now, and walks it.
///
/// The router keeps no copy of the stack: what other code pushes, presents and dismisses before, between and after is what it
/// reads. One navigation moves at a time; while interceptors are asked others may go on, for a person who signs in navigates too.
@MainActor
public final class DefaultRouter: Router {
  /// What becomes of a navigation that is asked for while another one moves.
  public var policy = SecondNavigationPolicy.wait
  /// How long parts may take.
  public var timeouts = RouterTimeouts()
  /// Hears of every plan just before it is walked.
  public var onPlan: ((RoutePlan) -> Void)?
  /// Hears of everything that waits for a blocker.
  public var onWait: ((Navigation) -> Void)?

  let windowProvider: any WindowProvider
  /// What is known of containers.
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
  ///   - adapters: what is known of containers.
  ///   - clock: the time for limits; the runtime's own where there is no UIKit.
  ///   - inspector: what is asked of controllers.
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

  /// What is on screen now; `nil` without a window.
  func stack(from start: UIViewController?) -> ControllerStack? {
    guard let window = windowProvider.window else { return nil }
    return ControllerStack(window: window, adapters: adapters, start: start)
  }

  /// What taking a route would do now; nothing moves.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    blocking(planned(to: route, with: context, from: start).plan, priority: route.priority)
  }

  /// The plan with what would keep it waiting.
  private func blocking(_ plan: RoutePlan, priority: Int) -> RoutePlan {
    guard !plan.moves.isEmpty, let (name, blocker) = blocker(above: priority) else { return plan }
    var plan = plan
    plan.blocker =
      "\(name), priority \(blocker.priority): \(blocker.onConflict == .wait ? "it waits" : "it is refused")"
    // What is done when the blocker is gone is planned then.
    plan.interceptors = []
    plan.moves = []
    plan.postTasks = []
    return plan
  }

  private func planned<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> Planned {
    guard let stack = stack(from: start) else {
      var plan = RoutePlan(destination: "\(ViewController.self)", context: RoutePlan.text(of: context))
      plan.failure = RoutingError(.noWindow)
      return Planned(plan: plan, hasFound: false)
    }
    return Planner(stack: stack, inspector: inspector).plan(route, with: context)
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
    run(priority: route.priority, animated: animated, completion: completion) { [weak start] router in
      router.planned(to: route, with: context, from: start)
    }
  }

  /// Makes the stack what is required, with the fewest moves.
  ///
  /// - Parameter completion: called exactly once.
  @discardableResult
  public func reconcile(
    to required: RequiredController,
    priority: Int = 0,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    run(priority: priority, animated: animated, completion: completion) { router in
      router.stack(from: nil).map { Reconciler(stack: $0, inspector: router.inspector).plan(required) }
    }
  }

  /// What making the stack what is required would do now; nothing moves.
  public func plan(reconciling required: RequiredController, priority: Int = 0) -> RoutePlan? {
    stack(from: nil).map { stack in
      blocking(Reconciler(stack: stack, inspector: inspector).plan(required).plan, priority: priority)
    }
  }

  /// Goes back to where the route began that led to a controller, wherever that is now.
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
      if let origin = returns.last(where: { $0.destination === candidate && $0.origin != nil })?.origin {
        let route = Route<UIViewController, Void>.found(by: InstanceFinder(origin), name: inspector.name(origin))
        return navigate(to: route.priority(.max), with: (), animated: animated, completion: completion)
      }
      current = candidate.parent
    }
    return nil
  }

  /// Lets the navigations go on that waited for something to go away. A router does so after its own moves; other code that
  /// takes a blocker away calls this.
  public func stackDidChange() {
    // While one moves, what is on screen isn't a ground for plans: it comes back here at its end.
    guard !queue.blocked.isEmpty, queue.moving == nil else { return }
    let waiting = queue.blocked
    queue.blocked = []
    for run in waiting { run.resume() }
  }

  func run(
    priority: Int,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void,
    plan: @escaping @MainActor (DefaultRouter) -> Planned?
  ) -> Navigation {
    let run = NavigationRun(
      by: self,
      priority: priority,
      isAnimated: animated,
      arrival: queue.nextArrival(),
      plan: plan,
      completion: completion
    )
    queue.add(run)
    if queue.moving != nil {
      switch policy {
      case .wait: queue.waiting.append(run)
      case .refuse: run.end(.failure(RoutingError(.busy)))
      case .replace:
        let replaced = queue.waiting
        queue.waiting = [run]
        for other in replaced { other.end(.failure(RoutingError(.cancelled))) }
        queue.moving?.navigation.cancel()
      }
    } else {
      run.resume()
    }
    return run.navigation
  }

  func blocker(above priority: Int) -> (name: String, blocker: RoutingBlocker)? {
    guard let (controller, blocker) = stack(from: nil)?.blocker(by: inspector), blocker.priority > priority else {
      return nil
    }
    return (inspector.name(controller), blocker)
  }

  /// Keeps a run waiting until what blocks it has gone.
  func block(_ run: NavigationRun) {
    queue.block(run)
    onWait?(run.navigation)
  }

  /// From now on a run is the one that moves.
  func willMove(_ run: NavigationRun, by plan: RoutePlan) {
    queue.moving = run
    onPlan?(plan)
  }

  /// Whether another one moves; then a run waits for its end.
  func mustWait(_ run: NavigationRun) -> Bool {
    guard let moving = queue.moving, moving !== run else { return false }
    if !queue.waiting.contains(where: { $0 === run }) { queue.waiting.append(run) }
    return true
  }

  func ended(_ run: NavigationRun) {
    queue.remove(run)
    if let destination = run.routingStack.last, let origin = run.routingStack.first, destination !== origin {
      if returns.count >= returnLimit {
        returns.removeAll { $0.destination == nil || $0.origin == nil }
        returnLimit = max(64, returns.count * 2)
      }
      returns.append(Return(destination: destination, origin: origin))
    }
    // Those that only ask let the next ones go on.
    while queue.moving == nil, !queue.waiting.isEmpty { queue.waiting.removeFirst().resume() }
    stackDidChange()
  }
}
