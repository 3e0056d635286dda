/// A pixel image on a canvas.
public struct PlacedPicture: Sendable, Hashable {
  /// The image.
  public let picture: PixelPicture
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int

  /// Makes a placed image.
  public init(_ picture: PixelPicture, x: Int, y: Int) {
    self.picture = picture
    self.x = x
    self.y = y
  }

  /// The cells that the image covers.
  public var cells: CanvasRectangle {
    CanvasRectangle(x: x, y: y, width: picture.columns, height: picture.rows)
  }
}
