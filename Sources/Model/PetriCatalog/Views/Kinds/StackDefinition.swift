/// Views in a row or column.
public struct StackDefinition: KindDefinition {
  /// The axis.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The alignment across the axis.
  public var alignment = StackAlignment.fill
  /// The distribution along the axis.
  public var distribution = StackDistribution.fill
  /// The padding.
  public var padding = Insets()
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Makes a column.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension StackDefinition {
  public var children: [ViewDefinition] { views }
}
