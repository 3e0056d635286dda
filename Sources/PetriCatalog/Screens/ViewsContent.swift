/// Content that is views in a column.
public struct ViewsContent: Hashable, Sendable, Codable {
  /// The space between two views, in points.
  public var spacing = 8.0
  /// How views are placed across the column.
  public var alignment = StackAlignment.fill
  /// The views.
  public var views: [ViewDefinition]

  /// Makes a column.
  public init(views: [ViewDefinition]) { self.views = views }
}
