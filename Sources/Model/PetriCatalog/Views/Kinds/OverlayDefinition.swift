/// Views stacked on top of one another, the first at the bottom.
public struct OverlayDefinition: KindDefinition {
  /// The views; each fills the overlay unless it is pinned or centred.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Makes an overlay.
  public init(views: [ViewDefinition]) { self.views = views }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OverlayDefinition {
  public var children: [ViewDefinition] { views }
}
