/// A rectangle in points in the coordinates of the superview.
public struct Rectangle: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Reads a `rect`, `size` or `point`; missing values are 0.
  init(_ element: DocumentElement) {
    self.init(
      x: element.number("x") ?? 0,
      y: element.number("y") ?? 0,
      width: element.number("width") ?? 0,
      height: element.number("height") ?? 0
    )
  }

  /// A frame from its insets and size, two of three per axis; nil if that requires the unknown size of the superview.
  init?(inset element: DocumentElement, in superview: Rectangle?) {
    func place(_ start: String, _ size: String, _ end: String, _ room: Double?) -> (Double, Double)? {
      let (before, length, after) = (element.number(start) ?? 0, element.number(size), element.number(end) ?? 0)
      if let length {
        guard element[start] == nil, element[end] != nil else { return (before, length) }
        return room.map { ($0 - after - length, length) }
      }
      return room.map { (before, $0 - before - after) }
    }
    guard let horizontal = place("minX", "width", "maxX", superview?.width),
      let vertical = place("minY", "height", "maxY", superview?.height)
    else { return nil }
    self.init(x: horizontal.0, y: vertical.0, width: horizontal.1, height: vertical.1)
  }
}

/// Insets in points; leading and trailing ones are stored as left and right.
public struct Edges: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Reads an `inset`, `edgeInsets` or `directionalEdgeInsets`. Interface Builder stores an explicit zero as the
  /// smallest positive number.
  init(_ element: DocumentElement) {
    func edge(_ names: String...) -> Double {
      let values = names.compactMap { element.number($0) }
      return values.first.map { abs($0) < 1e-300 ? 0 : $0 } ?? 0
    }
    self.init(
      top: edge("top", "minY"),
      left: edge("left", "leading", "minX"),
      bottom: edge("bottom", "maxY"),
      right: edge("right", "trailing", "maxX")
    )
  }
}

/// The device on Interface Builder's canvas.
public struct CanvasDevice: Hashable, Sendable {
  /// Interface Builder's name, such as `retina6_12`.
  public var name: String
  public var isLandscape: Bool
  /// `light` or `dark`, if specified.
  public var appearance: String?

  init(_ element: DocumentElement?) {
    element?.pass("layout")
    element?.child("adaptation")?.passAll()
    name = element?["id"] ?? "retina4_7"
    isLandscape = element?["orientation"] == "landscape"
    appearance = element?["appearance"]
  }
}
