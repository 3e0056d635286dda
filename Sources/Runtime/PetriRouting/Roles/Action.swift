public import PetriUIKit

/// Puts a controller on the stack.
@MainActor
public protocol Action<ViewController>: RoutingRole {
  /// The type of controller to act on.
  associatedtype ViewController: UIViewController

  /// Puts a controller on the stack and calls back once.
  func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  )

  /// Throws if the action can't be performed there, for the plan.
  func check(on existingController: ViewController) throws

  /// The controllers that would leave the stack; none by default.
  func removedControllers(from existingController: ViewController) -> [UIViewController]
}

extension Action {
  /// Does nothing.
  public func check(on existingController: ViewController) throws {}

  /// None.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] { [] }
}
