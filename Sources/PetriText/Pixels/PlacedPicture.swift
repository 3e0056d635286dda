/// A picture of pixels at its place on a canvas.
public struct PlacedPicture: Sendable, Hashable {
  /// The picture.
  public let picture: PixelPicture
  /// Its leftmost column.
  public let x: Int
  /// Its topmost row.
  public let y: Int

  /// Makes a placed picture.
  public init(_ picture: PixelPicture, x: Int, y: Int) {
    self.picture = picture
    self.x = x
    self.y = y
  }

  /// The cells that it takes.
  public var cells: CanvasRectangle {
    CanvasRectangle(x: x, y: y, width: picture.columns, height: picture.rows)
  }
}
