public import PetriUIKit

/// Pushes onto the first controller of a navigation stack, in place of everything above that.
public struct PushOntoRootAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push onto the root`.
  public var routingName: String { "push onto the root" }

  /// Everything above the first goes.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] {
    Array(existingController.viewControllers.dropFirst())
  }

  /// Replaces the controllers above the first.
  public func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let root = existingController.viewControllers.prefix(1)
    existingController.put(viewController, above: root, animated: animated, completion)
  }

  /// Above the first.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = childViewControllers.prefix(1) + [viewController]
  }
}

extension Action where Self == PushOntoRootAction<UINavigationController> {
  /// Pushes onto the stack's root.
  public static var pushOntoRoot: Self { Self() }
}
