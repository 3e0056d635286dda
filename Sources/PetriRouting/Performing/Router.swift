public import PetriUIKit

/// Takes routes.
@MainActor
public protocol Router {
  /// What taking a route would do now; nothing moves.
  ///
  /// - Parameter start: the controller where it starts; `nil` for a link or a push message.
  func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?
  ) -> RoutePlan

  /// Takes a route.
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
  /// What taking a route would do now; nothing moves.
  public func plan<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context
  ) -> RoutePlan {
    plan(to: route, with: context, from: nil)
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
    let box = NavigationBox()
    let result: NavigationResult = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        box.navigation = navigate(to: route, with: context, from: start, animated: animated) { result in
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

/// Carries a navigation and its result past what may not carry controllers.
@MainActor
private final class NavigationBox {
  var navigation: Navigation?
  var result: NavigationResult?
}
