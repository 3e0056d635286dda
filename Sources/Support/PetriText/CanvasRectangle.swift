/// A rectangle of terminal cells.
public struct CanvasRectangle: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The width in columns.
  public var width: Int
  /// The height in rows.
  public var height: Int

  /// Makes a rectangle; a negative size counts as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The intersection of two rectangles; empty if they don't overlap.
  public func intersection(_ other: CanvasRectangle) -> CanvasRectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CanvasRectangle(
      x: left,
      y: top,
      width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top
    )
  }

  /// The rectangle inset by a number of cells on each side.
  public func inset(by amount: Int) -> CanvasRectangle {
    CanvasRectangle(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// Whether a cell is inside the rectangle.
  public func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
