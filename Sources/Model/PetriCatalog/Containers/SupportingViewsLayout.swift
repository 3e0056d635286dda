/// Where a template shows the content's supporting views.
public struct SupportingViewsLayout: Hashable, Sendable, Codable {
  /// The sides of the safe area and the margins that the stack is pinned to.
  public var pins: [PinEdge] = [.bottom, .leading, .trailing]
  /// The stack's direction.
  public var axis = StackAxis.vertical
  /// The space between two views, in points.
  public var spacing = 8.0
  /// How views are placed across the axis.
  public var alignment = StackAlignment.fill
  /// How the length is shared out.
  public var distribution = StackDistribution.fill

  /// Makes a column at the bottom.
  public init() {}
}
