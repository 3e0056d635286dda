/// `stack`: views in a row or a column.
public struct StackDefinition: KindDefinition {
  /// Its direction.
  public var axis = StackAxis.vertical
  /// The space between two views, in points.
  public var spacing = 8.0
  /// How views are placed across the axis.
  public var alignment = StackAlignment.fill
  /// How the length is shared out.
  public var distribution = StackDistribution.fill
  /// The space between its edges and its content.
  public var padding = Insets()
  /// The views in it.
  public var views: [ViewDefinition]
  /// The colours behind its views, over its background; none where it is `nil`.
  public var gradient: GradientDefinition?

  /// Makes a column.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension StackDefinition {
  /// Its views.
  public var children: [ViewDefinition] { views }
}
