/// A link of a route's chain.
public struct RouteStep: Hashable, Sendable, Codable {
  /// The kinds of steps.
  public enum Kind: Hashable, Sendable, Codable {
    /// The action that puts the step before on the step that comes next.
    case using(RouteAction)
    /// The origin that the steps before are put on.
    case from(RouteOrigin)
    /// The context that the steps from here on have, with references to the one before.
    case context(ContextLiteral)
    /// A fork, which ends the chain: the first case that holds decides.
    case fork([RouteCase])
  }

  /// The kind of the step.
  public var kind: Kind
  /// Where it is defined.
  public var place: Place

  /// Makes a step.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}
