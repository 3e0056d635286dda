public import PetriUIKit

/// Passes the context to a controller that was built or found.
@MainActor
public protocol ContextTask<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// Prepares the task; if it throws, nothing moves.
  func prepare(with context: Context) throws

  /// Passes the context.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Does nothing.
  public func prepare(with context: Context) throws {}
}
