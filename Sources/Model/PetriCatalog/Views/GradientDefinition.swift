/// `gradient`: colours that go over into one another, as `CAGradientLayer` has them.
public struct GradientDefinition: Hashable, Sendable, Codable {
  /// A place in a view: 0 is its left or top edge, 1 its right or bottom edge.
  public struct Point: Hashable, Sendable, Codable {
    /// From the left.
    public var x: Double
    /// From the top.
    public var y: Double

    /// Makes a place.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The colours, from the start on.
  public var colors: [Attribute<ColorValue>]
  /// Where each of them is, from 0 at the start to 1 at the end; evenly spread where it is empty.
  public var locations: [Double] = []
  /// Where the first colour is.
  public var startPoint = Point(x: 0.5, y: 0)
  /// Where the last colour is.
  public var endPoint = Point(x: 0.5, y: 1)

  /// Makes one from the top to the bottom.
  public init(colors: [Attribute<ColorValue>]) { self.colors = colors }
}
