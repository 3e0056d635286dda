/// The corners, border and shadow of a view.
public struct ViewEdges: Hashable, Sendable, Codable {
  /// The corner radius in points.
  public var cornerRadius = 0.0
  /// The border.
  public var border: BorderDefinition?
  /// The shadow.
  public var shadow: ShadowDefinition?

  /// Makes square corners without border and shadow.
  public init() {}
}

/// A border inside the edges of a view.
public struct BorderDefinition: Hashable, Sendable, Codable {
  /// The colour.
  public var color: Attribute<ColorValue>
  /// The width in points.
  public var width = 1.0

  /// Makes a border of one point.
  public init(color: Attribute<ColorValue>) { self.color = color }
}

/// A shadow, as in `CALayer`.
public struct ShadowDefinition: Hashable, Sendable, Codable {
  /// The colour.
  public var color = Attribute<ColorValue>.value(.named("black"))
  /// The blur radius in points.
  public var radius = 3.0
  /// The opacity from 0 to 1.
  public var opacity = 0.25
  /// The horizontal offset in points.
  public var x = 0.0
  /// The vertical offset in points.
  public var y = 2.0

  /// Makes a faint shadow below the view.
  public init() {}
}
