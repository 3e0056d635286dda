/// Distances from four sides, in points.
public struct Insets: Hashable, Sendable, Codable {
  /// From the top.
  public var top = 0.0
  /// From the side where reading begins.
  public var leading = 0.0
  /// From the bottom.
  public var bottom = 0.0
  /// From the side where reading ends.
  public var trailing = 0.0

  /// Makes insets of nothing.
  public init() {}

  /// Makes the same insets from all sides.
  public init(_ all: Double) { (top, leading, bottom, trailing) = (all, all, all, all) }
}
