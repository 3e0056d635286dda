/// The name that all parts of a route have, by which plans and errors call them.
@MainActor
public protocol RoutingRole {
  /// The word in a plan; by default the type's name.
  var routingName: String { get }
}

extension RoutingRole {
  /// The type's name without its generic arguments.
  public var routingName: String { String(String(describing: type(of: self)).prefix { $0 != "<" }) }
}
