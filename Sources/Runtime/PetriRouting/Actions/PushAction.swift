public import PetriUIKit

/// Pushes onto a navigation stack.
public struct PushAction<ViewController: UINavigationController>: ContainerAction {
  /// Makes an action.
  public init() {}

  /// `push`
  public var routingName: String { "push" }

  /// Pushes the controller.
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

  /// Appends the controller.
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
  /// UIKit raises an exception in this case.
  static let pushedNavigation = RoutingProblem("a navigation controller can't be pushed onto another one")
}
