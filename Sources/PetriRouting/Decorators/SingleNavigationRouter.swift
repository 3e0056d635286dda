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
    guard !lock.isLocked else {
      completion(.failure(RoutingError(.busy)))
      let navigation = Navigation()
      navigation.phase = .ended
      return navigation
    }
    let lock = lock
    lock.isLocked = true
    return router.navigate(to: route, with: context, from: start, animated: animated) { result in
      lock.isLocked = false
      completion(result)
    }
  }
}
