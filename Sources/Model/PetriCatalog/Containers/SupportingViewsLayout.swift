/// The layout of supporting views in a container.
public struct SupportingViewsLayout: Hashable, Sendable, Codable {
  /// The edges of the safe area and margins that the stack is pinned to.
  public var pins: [PinEdge] = [.bottom, .leading, .trailing]
  /// The axis of the stack.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment across the axis.
  public var alignment = StackAlignment.fill
  /// The distribution along the axis.
  public var distribution = StackDistribution.fill

  /// Makes a column at the bottom.
  public init() {}
}
