public import PetriUIKit

/// Replaces the top of a navigation stack.
public struct PushReplacingLastAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push replacing the last`
  public var routingName: String { "push replacing the last" }

  /// The top of the stack.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    existingController.viewControllers.suffix(1)
  }

  /// Replaces the top.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let rest = existingController.viewControllers.dropLast()
    existingController.put(viewController, above: rest, animated: animated, completion)
  }

  /// Replaces the last child.
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
