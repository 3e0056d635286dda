/// Insets in points.
public struct Insets: Hashable, Sendable, Codable {
  /// The top inset.
  public var top = 0.0
  /// The leading inset.
  public var leading = 0.0
  /// The bottom inset.
  public var bottom = 0.0
  /// The trailing inset.
  public var trailing = 0.0

  /// Makes zero insets.
  public init() {}

  /// Makes equal insets.
  public init(_ all: Double) { (top, leading, bottom, trailing) = (all, all, all, all) }
}
