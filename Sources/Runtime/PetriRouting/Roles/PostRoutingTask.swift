public import PetriUIKit

/// A task performed at the end of a navigation.
@MainActor
public protocol PostRoutingTask<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// Performs the task.
  ///
  /// - Parameter routingStack: the controllers of the route, starting at the one found.
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}
