/// `scroll`: views that may be longer than the room they have.
public struct ScrollDefinition: KindDefinition {
  /// The direction in which it scrolls.
  public var axis = StackAxis.vertical
  /// The space between two views, in points.
  public var spacing = 8.0
  /// The space between its edges and its content.
  public var padding = Insets()
  /// The views in it.
  public var views: [ViewDefinition]
  /// Whether its end is shown at first, and stays in sight as it grows.
  public var startsAtEnd = false

  /// Makes a vertical one.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension ScrollDefinition {
  /// Its views.
  public var children: [ViewDefinition] { views }
}
