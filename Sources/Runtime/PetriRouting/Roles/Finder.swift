public import PetriUIKit

/// Answers whether a controller is in the stack already.
@MainActor
public protocol Finder<ViewController, Context>: RoutingRole {
  /// The type of the controller that it finds.
  associatedtype ViewController: UIViewController
  /// The type of the context by which it finds.
  associatedtype Context

  /// The controller; `nil` where it is not there. Nothing may be moved meanwhile.
  func findViewController(with context: Context, in stack: ControllerStack) throws -> ViewController?
}
