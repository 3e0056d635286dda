/// A screen of the stack that a route requires.
public struct RequiredScreen: Hashable, Sendable, Codable {
  /// The name.
  public var name: String
  /// Values that override the route's context.
  public var values: ContextLiteral
  /// How the context of an existing screen must match.
  public var match: RouteFind.Match

  /// Makes a screen.
  public init(_ name: String, with values: ContextLiteral = .empty, match: RouteFind.Match = .same) {
    self.name = name
    self.values = values
    self.match = match
  }
}
