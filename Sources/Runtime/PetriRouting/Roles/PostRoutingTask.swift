public import PetriUIKit

/// A task that is done when a navigation has come to its end.
@MainActor
public protocol PostRoutingTask<ViewController, Context>: RoutingRole {
  /// The step's controller.
  associatedtype ViewController: UIViewController
  /// The step's context.
  associatedtype Context

  /// Does it.
  ///
  /// - Parameter routingStack: the controllers of the route, the found one first.
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}
