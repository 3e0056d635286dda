/// A rectangle in points, in the coordinates of the view that it is in.
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

  /// A `rect`, `size` or `point`: what it lacks is 0.
  init(_ element: DocumentElement) {
    self.init(
      x: element.number("x") ?? 0,
      y: element.number("y") ?? 0,
      width: element.number("width") ?? 0,
      height: element.number("height") ?? 0
    )
  }

  /// A frame by its distances from the edges of its superview and its size, of which one of three is absent in a direction;
  /// nil where the superview's size isn't known and has to be.
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
