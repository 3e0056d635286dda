/// A way to a screen: how it is found where it is on screen already, and the chain of steps back to something that is.
public struct RouteDefinition: Hashable, Sendable, Codable {
  /// The name by which it is chosen; `default` for the one that is taken where none is.
  public var name: String
  /// How the screen is found; `nil` where it is built each time.
  public var find: RouteFind?
  /// The chain, the destination's action first; empty where a complete stack is required.
  public var steps: [RouteStep]
  /// The complete stack that it requires in place of a chain, the root first; empty for a chain.
  public var levels: [RequiredLevel]
  /// Where it is defined.
  public var place: Place

  /// The name of the route that is taken where none is chosen.
  public static let defaultName = "default"

  /// Makes a route.
  public init(
    name: String = RouteDefinition.defaultName,
    find: RouteFind? = nil,
    steps: [RouteStep],
    levels: [RequiredLevel] = [],
    place: Place
  ) {
    self.name = name
    self.find = find
    self.steps = steps
    self.levels = levels
    self.place = place
  }
}
