public import PetriUIKit

/// Ways of a person without a route: leaving a screen, changing the tab. Each is a navigation with a plan, which takes
/// its turn like any other; nothing in front keeps it waiting, for it is how one gets out of there. Where its turn
/// comes too late, as that of a button's second press, it moves nothing.
extension DefaultRouter {
  /// Dismisses the controller that another presents, else the modal that it is in, as UIKit's
  /// `dismiss(animated:completion:)` does.
  ///
  /// - Parameter completion: called exactly once.
  /// - Returns: `nil` where nothing is presented.
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

  /// Closes the modal that a controller is in, with all that it presents.
  ///
  /// - Parameter completion: called exactly once.
  /// - Returns: `nil` where it is in none.
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

  /// Pops the controller in front of the navigation stack that a controller is in.
  ///
  /// - Parameter completion: called exactly once.
  /// - Returns: `nil` where it is in none, or that has its root alone.
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
  ///   - index: one of `tabs.viewControllers`.
  ///   - completion: called exactly once.
  /// - Returns: `nil` without such a tab.
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
