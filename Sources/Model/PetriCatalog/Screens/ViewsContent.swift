/// Content that is views in a column.
public struct ViewsContent: Hashable, Sendable, Codable {
  /// The space between two views, in points.
  public var spacing = 8.0
  /// How views are placed across the column.
  public var alignment = StackAlignment.fill
  /// The space between the column and the safe area, in place of the system's margins; these where it is `nil`.
  public var padding: Insets?
  /// The sides on which the column goes to the edges of the screen.
  public var ignoresSafeArea: [PinEdge] = []
  /// The colour behind it.
  public var background: Attribute<ColorValue>?
  /// The views.
  public var views: [ViewDefinition]
  /// The colours behind its views, over its background; none where it is `nil`.
  public var gradient: GradientDefinition?

  /// Makes a column.
  public init(views: [ViewDefinition]) { self.views = views }
}
