public import PetriUIKit

/// Finds a controller on the stack.
@MainActor
public protocol Finder<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// The controller, if it is on the stack. Mustn't change the stack.
  func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController?
}
