/// `overlay`: views above one another, the first of them the lowest.
public struct OverlayDefinition: KindDefinition {
  /// Its views; each fills it, unless it is pinned to sides or in the middle.
  public var views: [ViewDefinition]

  /// Makes an overlay.
  public init(views: [ViewDefinition]) { self.views = views }
}

extension OverlayDefinition {
  /// Its views.
  public var children: [ViewDefinition] { views }
}
