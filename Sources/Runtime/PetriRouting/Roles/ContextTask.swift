public import PetriUIKit

/// Hands the context to a controller that was just built or found.
@MainActor
public protocol ContextTask<ViewController, Context>: RoutingRole {
  /// Whom it hands it to.
  associatedtype ViewController: UIViewController
  /// The type of the context that it hands over.
  associatedtype Context

  /// Makes sure that it can be done; an error that it throws ends the navigation with nothing moved.
  func prepare(with context: Context) throws

  /// Hands the context over.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Needs nothing.
  public func prepare(with context: Context) throws {}
}
