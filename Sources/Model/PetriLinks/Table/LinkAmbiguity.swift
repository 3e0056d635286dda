/// Two patterns that a link matches of which neither is the more specific.
public struct LinkAmbiguity: Hashable, Sendable {
  /// The place of the earlier pattern.
  public let first: Int
  /// The place of the later pattern.
  public let second: Int
  /// A link that both match.
  public let example: String
}
