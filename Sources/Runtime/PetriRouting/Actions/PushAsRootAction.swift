public import PetriUIKit

/// Makes a controller the only one of a navigation stack.
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
    existingController.put(viewController, above: [], animated: animated, completion)
  }

  /// The only one.
  public func perform(
    embedding viewController: UIViewController,
    in childViewControllers: inout [UIViewController]
  ) throws {
    childViewControllers = [viewController]
  }
}

extension Action where Self == PushAsRootAction<UINavigationController> {
  /// Pushes as the stack's root.
  public static var pushAsRoot: Self { Self() }
}
