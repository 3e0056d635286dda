public import PetriUIKit

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Pushes onto a navigation stack.
public struct PushAction<ViewController: UINavigationController>: ContainerAction {
  public init() {}

  public var routingName: String { "push" }

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
    guard existingController.topViewController === viewController else {
      return completion(.failure(RoutingProblem("UIKit didn't push it")))
    }
    existingController.whenSettled(animated: animated, completion)
  }

  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers.append(viewController)
  }
}

extension Action where Self == PushAction<UINavigationController> {
  /// Pushes onto the stack.
  public static var push: Self { Self() }
}

extension RoutingProblem {
  /// The error for a nested navigation controller, for which UIKit raises an exception.
  static let pushedNavigation = RoutingProblem("a navigation controller can't be pushed onto another one")
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Replaces a navigation stack with a single controller.
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction {
  public init() {}

  public var routingName: String { "push as root" }

  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    existingController.viewControllers
  }

  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    existingController.put(viewController, above: [], animated: animated, completion)
  }

  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = [viewController]
  }
}

extension Action where Self == PushAsRootAction<UINavigationController> {
  /// Replaces the stack.
  public static var pushAsRoot: Self { Self() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Pushes onto the root of a navigation stack and replaces everything above it.
public struct PushOntoRootAction<ViewController: UINavigationController>: ContainerAction {
  public init() {}

  public var routingName: String { "push onto the root" }

  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    Array(existingController.viewControllers.dropFirst())
  }

  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let root = existingController.viewControllers.prefix(1)
    existingController.put(viewController, above: root, animated: animated, completion)
  }

  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = childViewControllers.prefix(1) + [viewController]
  }
}

extension Action where Self == PushOntoRootAction<UINavigationController> {
  /// Replaces everything above the root.
  public static var pushOntoRoot: Self { Self() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Replaces the top of a navigation stack.
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction {
  public init() {}

  public var routingName: String { "push replacing the last" }

  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    existingController.viewControllers.suffix(1)
  }

  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let rest = existingController.viewControllers.dropLast()
    existingController.put(viewController, above: rest, animated: animated, completion)
  }

  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    if !childViewControllers.isEmpty { childViewControllers.removeLast() }
    childViewControllers.append(viewController)
  }
}

extension Action where Self == PushReplacingLastAction<UINavigationController> {
  /// Replaces the top of the stack.
  public static var pushReplacingLast: Self { Self() }
}

extension UINavigationController {
  /// Replaces the stack above some controllers. Fails with `RoutingProblem.pushedNavigation` for a navigation
  /// controller, because UIKit would raise an exception.
  func put(
    _ controller: UIViewController,
    above rest: ArraySlice<UIViewController>,
    animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !(controller is UINavigationController) else {
      return completion(.failure(RoutingProblem.pushedNavigation))
    }
    setViewControllers(rest + [controller], animated: animated)
    whenSettled(animated: animated, completion)
  }
}
