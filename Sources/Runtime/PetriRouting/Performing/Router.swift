public import PetriUIKit

/// Plans and performs routes.
///
/// ``perform(_:animated:completion:)`` takes a plan from ``plan(to:with:from:)``;
/// ``navigate(to:with:from:animated:completion:)`` does both, and plans again if it had to wait. See
/// ``DecoratingRouter`` for adding to a router.
@MainActor
public protocol Router {
  /// Plans a route without performing any moves.
  ///
  /// - Parameter start: the controller to start from; `nil` for a link or a push notification.
  func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan

  /// Performs exactly the given plan: its interceptors, moves and tasks.
  ///
  /// The route is planned again first. If the result differs, or the plan is another router's, the navigation fails
  /// with `RoutingError.Kind.planChanged` or `.foreignPlan` before the first move. If an interceptor changes the stack,
  /// or a blocker named in the plan disappears, the route is planned again as in any navigation.
  ///
  /// - Parameters:
  ///   - plan: a plan from this router's `plan`.
  ///   - completion: called exactly once.
  @discardableResult
  func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation

  /// Plans a route and performs the plan as soon as no other navigation moves.
  ///
  /// - Parameter completion: called exactly once.
  @discardableResult
  func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation
}

extension Router {
  /// Plans a route without performing any moves.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context
  ) -> RoutePlan {
    plan(to: route, with: context, from: nil)
  }

  /// Performs a plan.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    perform(plan, animated: true, completion: completion)
  }

  /// Navigates along a route.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    navigate(to: route, with: context, from: nil, animated: animated, completion: completion)
  }

  /// Navigates along a route; cancelling the task cancels the navigation.
  ///
  /// - Returns: the controllers of the route, starting with the one found.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController? = nil,
    animated: Bool = true
  ) async throws(RoutingError) -> [UIViewController] {
    try await outcome { completion in
      navigate(to: route, with: context, from: start, animated: animated, completion: completion)
    }
  }

  /// Performs a plan; cancelling the task cancels the navigation.
  ///
  /// - Returns: the controllers of the route, starting with the one found.
  @discardableResult
  public func perform(_ plan: RoutePlan, animated: Bool = true) async throws(RoutingError) -> [UIViewController] {
    try await outcome { perform(plan, animated: animated, completion: $0) }
  }

  private func outcome(
    of begin: (@escaping @MainActor (NavigationResult) -> Void) -> Navigation
  ) async throws(RoutingError) -> [UIViewController] {
    let box = NavigationBox()
    let result: NavigationResult = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        box.navigation = begin { result in
          box.result = result
          continuation.resume()
        }
        if Task.isCancelled { box.navigation?.cancel() }
      }
      return box.result ?? .failure(RoutingError(.cancelled))
    } onCancel: {
      Task { @MainActor in box.navigation?.cancel() }
    }
    return try result.get()
  }
}

/// Passes a navigation and its result across isolation domains, because controllers aren't `Sendable`.
@MainActor
private final class NavigationBox {
  var navigation: Navigation?
  var result: NavigationResult?
}

/// Observes a router's navigations; results go to the completion handlers.
@MainActor
public protocol RouterDelegate: AnyObject {
  /// Called before a navigation moves.
  ///
  /// - Parameter plan: a record of the moves; it can't be performed again.
  func router(_ router: DefaultRouter, willPerform plan: RoutePlan)

  /// Called when a navigation waits for a blocker.
  func router(_ router: DefaultRouter, didBlock navigation: Navigation)
}

extension RouterDelegate {
  /// Does nothing.
  public func router(_ router: DefaultRouter, willPerform plan: RoutePlan) {}

  /// Does nothing.
  public func router(_ router: DefaultRouter, didBlock navigation: Navigation) {}
}
