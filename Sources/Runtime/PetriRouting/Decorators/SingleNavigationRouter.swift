public import PetriUIKit

/// A router that refuses to navigate while another one with the same lock does.
public struct SingleNavigationRouter: DecoratingRouter {
  /// The decorated router.
  public let router: any Router
  private let lock: SingleNavigationLock

  /// Decorates a router.
  public init(_ router: any Router, lock: SingleNavigationLock) {
    self.router = router
    self.lock = lock
  }

  /// Navigates where the lock is open, else ends with `RoutingError.Kind.busy`.
  @discardableResult
  public func navigate<ViewController, Context>(
    to route: Route<ViewController, Context>,
    with context: Context,
    from start: UIViewController?,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    locked(completion) { router.navigate(to: route, with: context, from: start, animated: animated, completion: $0) }
  }

  /// Performs a plan where the lock is open, else ends with `RoutingError.Kind.busy`.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    locked(completion) { router.perform(plan, animated: animated, completion: $0) }
  }

  private func locked(
    _ completion: @escaping @MainActor (NavigationResult) -> Void,
    _ begin: (@escaping @MainActor (NavigationResult) -> Void) -> Navigation
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
