public import PetriUIKit

/// Replaces a navigation stack by a controller.
public struct PushAsRootAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push as root`
  public var routingName: String { "push as root" }

  /// The whole stack.
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
    existingController.put(viewController, above: [], animated: animated, completion)
  }

  /// Replaces the children.
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
