/// The size constraints of a view besides a fixed width and height.
public struct ViewRoom: Hashable, Sendable, Codable {
  /// The minimum width in points.
  public var minWidth: Double?
  /// The maximum width in points.
  public var maxWidth: Double?
  /// The minimum height in points.
  public var minHeight: Double?
  /// The maximum height in points.
  public var maxHeight: Double?
  /// The ratio of width to height.
  public var aspectRatio: Double?
  /// Whether it fills the remaining space of its stack.
  public var grow = false
  /// When it is invisible but keeps its space; `nil` for never.
  public var hidden: Condition?

  /// Makes unconstrained room.
  public init() {}

  /// Whether the size is constrained.
  public var isBounded: Bool {
    minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil || aspectRatio != nil
  }
}
