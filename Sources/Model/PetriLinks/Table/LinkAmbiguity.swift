/// Two patterns that match the same link with equal specificity.
public struct LinkAmbiguity: Hashable, Sendable {
  /// The index of the earlier pattern.
  public let first: Int
  /// The index of the later pattern.
  public let second: Int
  /// A link that both match.
  public let example: String
}
