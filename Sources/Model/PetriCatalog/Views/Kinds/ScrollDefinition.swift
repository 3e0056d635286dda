/// A scroll view.
public struct ScrollDefinition: KindDefinition {
  /// The scroll direction.
  public var axis = StackAxis.vertical
  /// The spacing in points.
  public var spacing = 8.0
  /// The padding.
  public var padding = Insets()
  /// The views.
  public var views: [ViewDefinition]
  /// Whether it stays scrolled to its end.
  public var startsAtEnd = false

  /// Makes a vertical scroll view.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScrollDefinition {
  public var children: [ViewDefinition] { views }
}
