/// Views on a background.
public struct BoxDefinition: KindDefinition {
  /// The padding.
  public var padding = Insets(16)
  /// The spacing in points.
  public var spacing = 8.0
  /// The corner radius in points.
  public var cornerRadius = 0.0
  /// The border.
  public var border: BorderDefinition?
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Makes a box with square corners.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BoxDefinition {
  public var children: [ViewDefinition] { views }
}
