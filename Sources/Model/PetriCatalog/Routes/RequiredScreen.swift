/// A screen of the stack that a route requires.
public struct RequiredScreen: Hashable, Sendable, Codable {
  /// Its name.
  public var name: String
  /// Values of its context, over those that the route has for it.
  public var values: ContextLiteral
  /// Which context one on screen has to have to stay.
  public var match: RouteFind.Match

  /// Makes a screen.
  public init(_ name: String, with values: ContextLiteral = .empty, match: RouteFind.Match = .same) {
    self.name = name
    self.values = values
    self.match = match
  }
}
