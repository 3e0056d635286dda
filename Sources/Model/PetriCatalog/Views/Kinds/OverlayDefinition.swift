/// `overlay`: views above one another, the first of them the lowest.
public struct OverlayDefinition: KindDefinition {
  /// Its views; each fills it, unless it is pinned to sides or in the middle.
  public var views: [ViewDefinition]
  /// The colours behind its views, over its background; none where it is `nil`.
  public var gradient: GradientDefinition?

  /// Makes an overlay.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension OverlayDefinition {
  /// Its views.
  public var children: [ViewDefinition] { views }
}
