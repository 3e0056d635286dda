public import PetriUIKit

/// A router that tells of every navigation: its plan when it is asked for, and how it ended.
public struct LoggingRouter: DecoratingRouter {
  /// The decorated router.
  public let router: any Router
  private let log: @MainActor (String) -> Void

  /// Decorates a router.
  public init(_ router: any Router, log: @escaping @MainActor (String) -> Void) {
    self.router = router
    self.log = log
  }

  /// Navigates and tells.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    let plan = router.plan(to: route, with: context, from: start)
    log("\(plan)")
    let log = log
    return router.navigate(to: route, with: context, from: start, animated: animated) { result in
      switch result {
      case .success: log("\(plan.destination): done")
      case .failure(let error): log("\(plan.destination): \(error)")
      }
      completion(result)
    }
  }
}
