public import PetriUIKit

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
    let rest = existingController.viewControllers.dropLast()
    existingController.put(viewController, above: rest, animated: animated, completion)
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

extension Action where Self == PushReplacingLastAction<UINavigationController> {
  /// Pushes in place of the last.
  public static var pushReplacingLast: Self { Self() }
}
