/// The look of a view's edges.
public struct ViewEdges: Hashable, Sendable, Codable {
  /// The radius of its corners, in points.
  public var cornerRadius = 0.0
  /// Its border; none where it is `nil`.
  public var border: BorderDefinition?
  /// Its shadow; none where it is `nil`.
  public var shadow: ShadowDefinition?

  /// Makes square edges without a border.
  public init() {}
}

/// `border`: a line along the edges of a view, inside them.
public struct BorderDefinition: Hashable, Sendable, Codable {
  /// Its colour.
  public var color: Attribute<ColorValue>
  /// How wide it is, in points.
  public var width = 1.0

  /// Makes a border of one point.
  public init(color: Attribute<ColorValue>) { self.color = color }
}

/// `shadow`: the shadow that a view casts behind it, with the numbers that a layer has by itself.
public struct ShadowDefinition: Hashable, Sendable, Codable {
  /// Its colour.
  public var color = Attribute<ColorValue>.value(.named("black"))
  /// How far it is blurred, in points.
  public var radius = 3.0
  /// How opaque it is, 0 to 1.
  public var opacity = 0.25
  /// How far it is to the right of the view, in points.
  public var x = 0.0
  /// How far it is below the view, in points.
  public var y = 2.0

  /// Makes a faint one below the view.
  public init() {}
}
