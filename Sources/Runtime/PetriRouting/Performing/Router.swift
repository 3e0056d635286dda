public import PetriUIKit

/// Plans routes and takes them.
///
/// Planning and performing are two halves that can be called apart: ``perform(_:animated:completion:)`` takes the plan
/// that ``plan(to:with:from:)`` returned. ``navigate(to:with:from:animated:completion:)`` does both in one go, and
/// plans anew where it has had to wait.
///
/// A router that decorates another one passes all three on, with additions of its own:
///
/// ```swift
/// struct CountingRouter: DecoratingRouter {
///   let router: any Router
///   let counter: Counter
///
///   func navigate<ViewController, Context>(
///     to route: Route<ViewController, Context>, with context: Context, from start: UIViewController?,
///     animated: Bool, completion: @escaping @MainActor (NavigationResult) -> Void
///   ) -> Navigation {
///     counter.count += 1
///     return router.navigate(to: route, with: context, from: start, animated: animated, completion: completion)
///   }
///
///   func perform(
///     _ plan: RoutePlan, animated: Bool, completion: @escaping @MainActor (NavigationResult) -> Void
///   ) -> Navigation {
///     counter.count += 1
///     return router.perform(plan, animated: animated, completion: completion)
///   }
/// }
/// ```
@MainActor
public protocol Router {
  /// The plan of taking a route now; nothing moves.
  ///
  /// - Parameter start: the controller where it starts; `nil` for a link or a push message.
  func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan

  /// Performs exactly the plan that was made: its interceptors, its moves, its tasks.
  ///
  /// The plan is made again first. Where that gives another one, or the plan isn't this router's, nothing is done and
  /// the navigation fails with `RoutingError.Kind.planChanged` or `.foreignPlan`. After that it goes on as any
  /// navigation does: a change that an interceptor makes on screen is planned anew, and so is a navigation that had to
  /// wait for a blocker that the plan names.
  ///
  /// - Parameters:
  ///   - plan: a plan that this router's `plan` returned.
  ///   - completion: called exactly once, whatever the route's parts do.
  @discardableResult
  func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation

  /// Plans a route and performs the plan, when it is its turn.
  ///
  /// - Parameter completion: called exactly once, whatever the route's parts do.
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
  /// The plan of taking a route now; nothing moves.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context
  ) -> RoutePlan {
    plan(to: route, with: context, from: nil)
  }

  /// Performs a plan and forgets about it.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    perform(plan, animated: true, completion: completion)
  }

  /// Takes a route and forgets about it.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    navigate(to: route, with: context, from: nil, animated: animated, completion: completion)
  }

  /// Takes a route and waits until it is over; cancelling the task cancels it.
  ///
  /// - Returns: the controllers of the route, the found one first.
  /// - Throws: `RoutingError`.
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

  /// Performs a plan and waits until it is over; cancelling the task cancels it.
  ///
  /// - Returns: the controllers of the route, the found one first.
  /// - Throws: `RoutingError`.
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

/// Carries a navigation and its result past code that may not carry controllers.
@MainActor
private final class NavigationBox {
  var navigation: Navigation?
  var result: NavigationResult?
}
