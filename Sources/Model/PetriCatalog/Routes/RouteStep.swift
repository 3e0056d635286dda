/// A step of a route's chain.
public struct RouteStep: Hashable, Sendable, Codable {
  /// A kind of step.
  public enum Kind: Hashable, Sendable, Codable {
    /// The action that puts the previous step on the next one.
    case using(RouteAction)
    /// The origin that the previous steps are put on.
    case from(RouteOrigin)
    /// The context of the following steps, with references to the previous one.
    case context(ContextLiteral)
    /// A switch, which ends the chain: the first matching case decides.
    case fork([RouteCase])
  }

  /// The kind.
  public var kind: Kind
  /// The location of the definition.
  public var place: Place

  /// Makes a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}
