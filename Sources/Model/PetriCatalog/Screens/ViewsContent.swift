/// Views in a column as content.
public struct ViewsContent: Hashable, Sendable, Codable {
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment across the column.
  public var alignment = StackAlignment.fill
  /// The padding to the safe area; `nil` for the system's margins.
  public var padding: Insets?
  /// The edges at which the column extends to the screen's edges.
  public var ignoresSafeArea: [PinEdge] = []
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Makes a column.
  public init(views: [ViewDefinition]) { self.views = views }
}
