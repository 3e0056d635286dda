public import PetriUIKit

/// A router that adds something to each navigation of another router.
///
/// ```swift
/// struct CountingRouter: DecoratingRouter {
///   let router: any Router
///   let counter: Counter
///
///   func decorate(
///     _ plan: @MainActor () -> RoutePlan,
///     completion: @escaping NavigationCompletion,
///     begin: @MainActor (@escaping NavigationCompletion) -> Navigation
///   ) -> Navigation {
///     counter.count += 1
///     return begin(completion)
///   }
/// }
/// ```
public protocol DecoratingRouter: Router {
  /// The decorated router.
  var router: any Router { get }

  /// Begins a navigation along a route or by a plan; the default implementation adds nothing.
  ///
  /// - Parameters:
  ///   - plan: the plan, created on demand.
  ///   - completion: must be called exactly once.
  ///   - begin: begins the navigation of the decorated router.
  func decorate(
    _ plan: @MainActor () -> RoutePlan,
    completion: @escaping NavigationCompletion,
    begin: @MainActor (@escaping NavigationCompletion) -> Navigation
  ) -> Navigation
}

/// Receives the result of a navigation.
public typealias NavigationCompletion = @MainActor (NavigationResult) -> Void

extension DecoratingRouter {
  /// Begins the navigation without additions.
  public func decorate(
    _ plan: @MainActor () -> RoutePlan,
    completion: @escaping NavigationCompletion,
    begin: @MainActor (@escaping NavigationCompletion) -> Navigation
  ) -> Navigation {
    begin(completion)
  }

  /// The decorated router's plan.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    router.plan(to: route, with: context, from: start)
  }

  /// Navigates with the decoration.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping NavigationCompletion
  ) -> Navigation {
    decorate({ router.plan(to: route, with: context, from: start) }, completion: completion) {
      router.navigate(to: route, with: context, from: start, animated: animated, completion: $0)
    }
  }

  /// Performs a plan with the decoration.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping NavigationCompletion
  ) -> Navigation {
    decorate({ plan }, completion: completion) { router.perform(plan, animated: animated, completion: $0) }
  }
}

/// A router that logs the plan and the result of each navigation.
public struct LoggingRouter: DecoratingRouter {
  /// The decorated router.
  public let router: any Router
  private let log: @MainActor (String) -> Void

  /// Decorates a router.
  public init(_ router: any Router, log: @escaping @MainActor (String) -> Void) {
    self.router = router
    self.log = log
  }

  /// Logs the plan and the result.
  public func decorate(
    _ plan: @MainActor () -> RoutePlan,
    completion: @escaping NavigationCompletion,
    begin: @MainActor (@escaping NavigationCompletion) -> Navigation
  ) -> Navigation {
    let plan = plan()
    log("\(plan)")
    return begin { [log] result in
      switch result {
      case .success: log("\(plan.destination): done")
      case .failure(let error): log("\(plan.destination): \(error)")
      }
      completion(result)
    }
  }
}

/// A lock shared by routers, of which only one may navigate at a time.
@MainActor
public final class SingleNavigationLock {
  var isLocked = false

  /// Creates an open lock.
  public init() {}
}

/// A router that fails with `RoutingError.Kind.busy` while another one holds the lock.
public struct SingleNavigationRouter: DecoratingRouter {
  /// The decorated router.
  public let router: any Router
  private let lock: SingleNavigationLock

  /// Decorates a router.
  public init(_ router: any Router, lock: SingleNavigationLock) {
    self.router = router
    self.lock = lock
  }

  /// Holds the lock during the navigation.
  public func decorate(
    _ plan: @MainActor () -> RoutePlan,
    completion: @escaping NavigationCompletion,
    begin: @MainActor (@escaping NavigationCompletion) -> Navigation
  ) -> Navigation {
    guard !lock.isLocked else {
      completion(.failure(RoutingError(.busy)))
      return .refused()
    }
    lock.isLocked = true
    return begin { [lock] result in
      lock.isLocked = false
      completion(result)
    }
  }
}

/// A router that adds interceptors and tasks before those of each route.
public struct GlobalTasksRouter: DecoratingRouter {
  /// The decorated router.
  public let router: any Router
  private let interceptors: [any RoutingInterceptor<Any>]
  private let contextTasks: [any ContextTask<UIViewController, Any>]
  private let postTasks: [any PostRoutingTask<UIViewController, Any>]

  /// Decorates a router.
  public init(
    _ router: any Router,
    interceptors: [any RoutingInterceptor<Any>] = [],
    contextTasks: [any ContextTask<UIViewController, Any>] = [],
    postTasks: [any PostRoutingTask<UIViewController, Any>] = []
  ) {
    self.router = router
    self.interceptors = interceptors
    self.contextTasks = contextTasks
    self.postTasks = postTasks
  }

  /// The plan, including the common interceptors and tasks.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    router.plan(to: extended(route), with: context, from: start)
  }

  /// Navigates with the common interceptors and tasks.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping NavigationCompletion
  ) -> Navigation {
    router.navigate(to: extended(route), with: context, from: start, animated: animated, completion: completion)
  }

  private func extended<ViewController, Context>(
    _ route: Route<ViewController, Context>
  ) -> Route<ViewController, Context> {
    route.prepending(interceptors: interceptors, contextTasks: contextTasks, postTasks: postTasks)
  }
}
