/// A rectangle of cells.
public struct CanvasRectangle: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle; a size below zero counts as zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The part that both have in common; an empty one if there isn't any.
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

  /// The rectangle with so much less on each side.
  public func inset(by amount: Int) -> CanvasRectangle {
    CanvasRectangle(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// Whether a cell is in it.
  public func contains(_ x: Int, _ y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
