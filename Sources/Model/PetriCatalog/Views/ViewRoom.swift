/// The size constraints of a view, except its fixed width and height.
public struct ViewRoom: Hashable, Sendable, Codable {
  /// The minimum width in points.
  public var minWidth: Double?
  /// The maximum width in points.
  public var maxWidth: Double?
  /// The minimum height in points.
  public var minHeight: Double?
  /// The maximum height in points.
  public var maxHeight: Double?
  /// The width divided by the height.
  public var aspectRatio: Double?
  /// Whether the view fills the remaining space of its stack.
  public var grow = false
  /// The condition that hides the view without collapsing it; `nil` if never hidden.
  public var hidden: Condition?

  /// Creates an unconstrained size.
  public init() {}

  /// Whether any size constraint is set.
  public var isBounded: Bool {
    minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil || aspectRatio != nil
  }
}

/// A size in points.
public struct ViewSize: Hashable, Sendable, Codable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Insets in points.
public struct Insets: Hashable, Sendable, Codable {
  /// The top inset.
  public var top = 0.0
  /// The leading inset.
  public var leading = 0.0
  /// The bottom inset.
  public var bottom = 0.0
  /// The trailing inset.
  public var trailing = 0.0

  /// Creates zero insets.
  public init() {}

  /// Creates equal insets.
  public init(_ all: Double) { (top, leading, bottom, trailing) = (all, all, all, all) }
}

/// An edge to pin a view to.
public enum PinEdge: String, Hashable, Sendable, Codable, CaseIterable {
  case top
  case bottom
  case leading
  case trailing
  case edges
}

/// The axes along which a view can be centred.
public enum CenterAxis: String, Hashable, Sendable, Codable, CaseIterable {
  case horizontal
  case vertical
  case both
}

/// The corners, border and shadow of a view.
public struct ViewEdges: Hashable, Sendable, Codable {
  /// The corner radius in points.
  public var cornerRadius = 0.0
  /// The border.
  public var border: BorderDefinition?
  /// The shadow.
  public var shadow: ShadowDefinition?

  /// Creates edges with square corners, no border and no shadow.
  public init() {}
}

/// A border inside the edges of a view.
public struct BorderDefinition: Hashable, Sendable, Codable {
  /// The colour.
  public var color: Attribute<ColorValue>
  /// The width in points.
  public var width = 1.0

  /// Creates a border with a width of one point.
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

  /// Creates a faint shadow below the view.
  public init() {}
}

/// A gradient, as in `CAGradientLayer`.
public struct GradientDefinition: Hashable, Sendable, Codable {
  /// A point in unit coordinates with the origin at the top left.
  public struct Point: Hashable, Sendable, Codable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The colours in order.
  public var colors: [Attribute<ColorValue>]
  /// The colour stops from 0 to 1; empty for an even distribution.
  public var locations: [Double] = []
  /// The start point.
  public var startPoint = Point(x: 0.5, y: 0)
  /// The end point.
  public var endPoint = Point(x: 0.5, y: 1)

  /// Creates a gradient from top to bottom.
  public init(colors: [Attribute<ColorValue>]) { self.colors = colors }
}
