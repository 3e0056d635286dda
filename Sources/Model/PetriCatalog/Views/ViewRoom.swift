/// How much room a view takes, besides a fixed width and height.
public struct ViewRoom: Hashable, Sendable, Codable {
  /// The least width, in points.
  public var minWidth: Double?
  /// The greatest width, in points.
  public var maxWidth: Double?
  /// The least height, in points.
  public var minHeight: Double?
  /// The greatest height, in points.
  public var maxHeight: Double?
  /// How many times as wide as high it is.
  public var aspectRatio: Double?
  /// Whether it takes the space that its stack has left.
  public var grow = false
  /// When it isn't seen but keeps its room; never where it is `nil`.
  public var hidden: Condition?

  /// Makes room as the view wants it.
  public init() {}

  /// Whether the size of the view is bounded.
  public var isBounded: Bool {
    minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil || aspectRatio != nil
  }
}
