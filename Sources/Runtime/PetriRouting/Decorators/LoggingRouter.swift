public import PetriUIKit

/// A router that logs every navigation: its plan when it is asked for, and how it ended.
public struct LoggingRouter: DecoratingRouter {
  /// The decorated router.
  public let router: any Router
  private let log: @MainActor (String) -> Void

  /// Decorates a router.
  public init(_ router: any Router, log: @escaping @MainActor (String) -> Void) {
    self.router = router
    self.log = log
  }

  /// Navigates and logs.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    let logged = logging(router.plan(to: route, with: context, from: start), completion)
    return router.navigate(to: route, with: context, from: start, animated: animated, completion: logged)
  }

  /// Performs a plan and logs.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    router.perform(plan, animated: animated, completion: logging(plan, completion))
  }

  /// Logs a plan, and how it ends when that is known.
  private func logging(
    _ plan: RoutePlan,
    _ completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> @MainActor (NavigationResult) -> Void {
    log("\(plan)")
    return { [log] result in
      switch result {
      case .success: log("\(plan.destination): done")
      case .failure(let error): log("\(plan.destination): \(error)")
      }
      completion(result)
    }
  }
}
