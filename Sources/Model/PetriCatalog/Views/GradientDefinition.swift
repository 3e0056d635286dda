/// A gradient, as in `CAGradientLayer`.
public struct GradientDefinition: Hashable, Sendable, Codable {
  /// A point in unit coordinates, from the top left.
  public struct Point: Hashable, Sendable, Codable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The colours in order.
  public var colors: [Attribute<ColorValue>]
  /// The positions of the colours from 0 to 1; empty for even distribution.
  public var locations: [Double] = []
  /// The start point.
  public var startPoint = Point(x: 0.5, y: 0)
  /// The end point.
  public var endPoint = Point(x: 0.5, y: 1)

  /// Makes a gradient from top to bottom.
  public init(colors: [Attribute<ColorValue>]) { self.colors = colors }
}
