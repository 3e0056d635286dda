public import PetriUIKit

/// Pushes on a navigation stack.
public struct PushAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push`.
  public var routingName: String { "push" }

  /// Pushes it.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !(viewController is UINavigationController) else {
      return completion(.failure(RoutingProblem.pushedNavigation))
    }
    existingController.pushViewController(viewController, animated: animated)
    existingController.whenSettled(animated: animated, completion)
  }

  /// One more on top.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers.append(viewController)
  }
}

/// Makes a controller the whole of a navigation stack.
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push as root`.
  public var routingName: String { "push as root" }

  /// Everything on the stack goes.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    existingController.viewControllers
  }

  /// Replaces the stack.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    existingController.setViewControllers([viewController], animated: animated)
    existingController.whenSettled(animated: animated, completion)
  }

  /// The only one.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = [viewController]
  }
}

/// Pushes in place of the last controller of a navigation stack.
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push replacing the last`.
  public var routingName: String { "push replacing the last" }

  /// The last goes.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    existingController.viewControllers.suffix(1)
  }

  /// Replaces the last.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    existingController.setViewControllers(
      existingController.viewControllers.dropLast() + [viewController],
      animated: animated
    )
    existingController.whenSettled(animated: animated, completion)
  }

  /// In place of the last.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    if !childViewControllers.isEmpty { childViewControllers.removeLast() }
    childViewControllers.append(viewController)
  }
}

extension Action where Self == PushAction<UINavigationController> {
  /// Pushes.
  public static var push: Self { Self() }
}

extension Action where Self == PushAsRootAction<UINavigationController> {
  /// Pushes as the stack's root.
  public static var pushAsRoot: Self { Self() }
}

extension Action where Self == PushReplacingLastAction<UINavigationController> {
  /// Pushes in place of the last.
  public static var pushReplacingLast: Self { Self() }
}

extension RoutingProblem {
  /// UIKit raises an exception for it.
  static let pushedNavigation = RoutingProblem("a navigation controller can't be pushed on another")
}
