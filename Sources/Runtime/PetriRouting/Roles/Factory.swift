public import PetriUIKit

/// Answers how a controller is built from its context.
///
/// The name and the two steps are RouteComposer's: all factories of a route are prepared before anything moves, and a
/// factory has the results of its preparation when it builds.
@MainActor
public protocol Factory<ViewController, Context>: RoutingRole {
  /// The type of the controller that it builds.
  associatedtype ViewController: UIViewController
  /// The type of the context that it builds from.
  associatedtype Context

  /// Makes sure that it can build; an error that it throws ends the navigation with nothing moved.
  mutating func prepare(with context: Context) throws

  /// Builds the controller.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Needs nothing.
  public mutating func prepare(with context: Context) throws {}
}
