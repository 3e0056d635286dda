/// A part of a route with a name for plans and errors.
@MainActor
public protocol RoutingRole {
  /// The name in a plan; defaults to the type's name.
  var routingName: String { get }
}

extension RoutingRole {
  /// The type's name without generic arguments.
  public var routingName: String { String(String(describing: type(of: self)).prefix { $0 != "<" }) }
}
