public import PetriUIKit

/// Answers how a built controller is put on the stack.
@MainActor
public protocol Action<ViewController>: RoutingRole {
  /// The type of the controller that it acts on: `UIViewController` for any.
  associatedtype ViewController: UIViewController

  /// Puts a controller on the stack and calls back once, when it is there.
  func perform(
    with viewController: UIViewController,
    on existingController: ViewController,
    animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  )

  /// Checks that it can act there, so that a plan can report it if not.
  func check(on existingController: ViewController) throws

  /// The controllers that would leave the stack: each is asked whether it may. By default none.
  func removedControllers(from existingController: ViewController) -> [UIViewController]
}

extension Action {
  /// Needs nothing.
  public func check(on existingController: ViewController) throws {}

  /// Nothing goes.
  public func removedControllers(from existingController: ViewController) -> [UIViewController] { [] }
}
