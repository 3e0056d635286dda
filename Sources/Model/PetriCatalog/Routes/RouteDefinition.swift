/// A route to a screen: how it is found on screen, and the chain of steps to build it.
public struct RouteDefinition: Hashable, Sendable, Codable {
  /// The name; `default` for the default route.
  public var name: String
  /// How the screen is found; `nil` to always build it.
  public var find: RouteFind?
  /// The chain, the destination's action first; empty for a complete stack.
  public var steps: [RouteStep]
  /// The required stack instead of a chain, the root first.
  public var levels: [RequiredLevel]
  /// The location of the definition.
  public var place: Place

  /// The name of the default route.
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
