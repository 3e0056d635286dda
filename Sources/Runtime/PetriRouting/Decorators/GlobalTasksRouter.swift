public import PetriUIKit

/// A router whose routes all have some parts in common, which come before their own.
public struct GlobalTasksRouter: Router {
  private let router: any Router
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

  /// The plan with the common parts.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan {
    router.plan(to: extended(route), with: context, from: start)
  }

  /// Performs a plan, which has the common parts already.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    router.perform(plan, animated: animated, completion: completion)
  }

  /// Navigates with the common parts.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    router.navigate(to: extended(route), with: context, from: start, animated: animated, completion: completion)
  }

  private func extended<ViewController, Context>(
    _ route: Route<ViewController, Context>
  ) -> Route<ViewController, Context> {
    route.prepending(interceptors: interceptors, contextTasks: contextTasks, postTasks: postTasks)
  }
}
