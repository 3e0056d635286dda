public import PetriUIKit

/// Builds a controller from its context.
///
/// As in RouteComposer, all factories of a route are prepared before anything moves.
@MainActor
public protocol Factory<ViewController, Context>: RoutingRole {
  /// The type of controller.
  associatedtype ViewController: UIViewController
  /// The type of context.
  associatedtype Context

  /// Prepares the factory; if it throws, nothing moves.
  mutating func prepare(with context: Context) throws

  /// Builds the controller.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Does nothing.
  public mutating func prepare(with context: Context) throws {}
}
