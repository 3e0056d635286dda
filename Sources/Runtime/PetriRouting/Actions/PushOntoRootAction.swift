public import PetriUIKit

/// Pushes onto the root of a navigation stack, replacing everything above it.
public struct PushOntoRootAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push onto the root`
  public var routingName: String { "push onto the root" }

  /// Everything above the root.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    Array(existingController.viewControllers.dropFirst())
  }

  /// Replaces everything above the root.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let root = existingController.viewControllers.prefix(1)
    existingController.put(viewController, above: root, animated: animated, completion)
  }

  /// Replaces everything above the first child.
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
