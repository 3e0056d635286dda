/// `box`: views on a background of their own.
public struct BoxDefinition: KindDefinition {
  /// The space between its edges and what it holds.
  public var padding = Insets(16)
  /// The space between two views, in points.
  public var spacing = 8.0
  /// The radius of its corners, in points.
  public var cornerRadius = 0.0
  /// Its border; none where it is `nil`.
  public var border: BorderDefinition?
  /// The views in it.
  public var views: [ViewDefinition]
  /// The colours behind its views, over its background; none where it is `nil`.
  public var gradient: GradientDefinition?

  /// Makes a box with square corners.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension BoxDefinition {
  /// Its views.
  public var children: [ViewDefinition] { views }
}
