public import PetriUIKit

/// Navigations without a route: dismissing, popping, selecting a tab. Each has a plan and is queued, but ignores
/// blockers because it may be the only way to leave one. A move that has become pointless, for example after a double
/// tap, does nothing.
extension DefaultRouter {
  /// Dismisses what a controller presents, or else the modal that contains the controller, like UIKit's
  /// `dismiss(animated:completion:)`.
  ///
  /// - Parameter completion: called exactly once.
  /// - Returns: `nil` if nothing is presented.
  @discardableResult
  public func dismiss(
    _ controller: UIViewController,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation? {
    guard
      let presenter = controller.presentedViewController?.presentingViewController
        ?? controller.outermostParent.presentingViewController
    else { return nil }
    return dismissAll(above: presenter, animated: animated, completion: completion)
  }

  /// Dismisses the modal that contains a controller.
  ///
  /// - Parameter completion: called exactly once.
  /// - Returns: `nil` if no modal contains the controller.
  @discardableResult
  public func close(
    _ controller: UIViewController,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation? {
    controller.outermostParent.presentingViewController.map {
      dismissAll(above: $0, animated: animated, completion: completion)
    }
  }

  private func dismissAll(
    above presenter: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) -> Navigation {
    leave(to: presenter, animated: animated, completion: completion) { [inspector] in
      let presented = Array(sequence(first: presenter) { $0.presentedViewController }.dropFirst())
      return presented.isEmpty ? nil : PlannedMove(.dismiss, presented.map(inspector.name).reversed())
    } perform: { done in
      presenter.dismiss(animated: animated) { done(.success) }
    }
  }

  /// Pops the top of the navigation stack that contains a controller.
  ///
  /// - Parameter completion: called exactly once.
  /// - Returns: `nil` if there is no such stack or it has only a root.
  @discardableResult
  public func pop(
    _ controller: UIViewController,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation? {
    guard let navigation = controller.navigationController ?? controller as? UINavigationController else { return nil }
    let stack = navigation.viewControllers
    guard stack.count > 1, let last = stack.last else { return nil }
    return leave(to: stack[stack.count - 2], animated: animated, completion: completion) { [inspector] in
      navigation.topViewController === last ? PlannedMove(.put, [inspector.name(last)], by: "pop") : nil
    } perform: { done in
      navigation.popViewController(animated: animated)
      navigation.whenSettled(animated: animated, done)
    }
  }

  /// Selects a tab.
  ///
  /// - Parameters:
  ///   - index: an index into `tabs.viewControllers`.
  ///   - completion: called exactly once.
  /// - Returns: `nil` if there is no such tab.
  @discardableResult
  public func select(
    _ index: Int,
    in tabs: UITabBarController,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation? {
    guard let controllers = tabs.viewControllers, controllers.indices.contains(index) else { return nil }
    let tab = controllers[index]
    return leave(to: tab, animated: false, completion: completion) { [inspector] in
      guard tabs.selectedViewController !== tab, tabs.viewControllers?.contains(tab) == true else { return nil }
      let name = inspector.name(tab)
      return PlannedMove(.show, [name], on: inspector.name(tabs), by: "tab \(name)")
    } perform: { done in
      tabs.selectedViewController = tab
      done(.success)
    }
  }

  private func leave(
    to destination: UIViewController,
    animated: Bool,
    completion: @escaping @MainActor (NavigationResult) -> Void,
    plan: @escaping @MainActor () -> PlannedMove?,
    perform: @escaping @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void
  ) -> Navigation {
    let request = LeavingRequest(destination: inspector.name(destination), move: plan, perform: perform)
    return run(request, animated: animated, completion: completion)
  }
}

struct LeavingRequest: NavigationRequest {
  let destination: String
  let move: @MainActor () -> PlannedMove?
  let perform: @MainActor (@escaping @MainActor (RoutingResult) -> Void) -> Void

  var priority: Int { .max }

  func planned(by router: DefaultRouter) -> Planned {
    let planned = Planned(plan: RoutePlan(destination: destination, context: ""), hasFound: false)
    if let move = move() { planned.add(move) { [perform] _, done in perform(done) } }
    return planned
  }
}
