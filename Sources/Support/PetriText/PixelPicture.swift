/// The size of a terminal cell in pixels.
public struct CellSize: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The maximum width and height of an image in pixels; `nil` for no limit.
  public let limit: Int?

  /// The size assumed if a terminal doesn't report one.
  public static let `default` = CellSize(width: 10, height: 20)

  /// Creates a size, clamped to plausible font sizes.
  public init(width: Int, height: Int, limit: Int? = nil) {
    self.width = min(200, max(2, width))
    self.height = min(400, max(4, height))
    self.limit = limit
  }
}

/// A pixel image encoded for a terminal, and the number of cells that it covers.
///
/// Images with the same number and size are equal, regardless of their data.
public struct PixelPicture: Sendable {
  /// A unique number.
  public let number: Int
  /// The width in columns.
  public let columns: Int
  /// The height in rows.
  public let rows: Int
  /// The bytes of a PNG file or a sixel sequence.
  public let data: [UInt8]

  /// Creates an image of at least one cell.
  public init(number: Int, columns: Int, rows: Int, data: [UInt8]) {
    self.number = number
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.data = data
  }
}

extension PixelPicture: Hashable {
  /// Compares the numbers and sizes.
  public static func == (one: PixelPicture, other: PixelPicture) -> Bool {
    one.number == other.number && one.columns == other.columns && one.rows == other.rows
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

/// A pixel image on a canvas.
public struct PlacedPicture: Sendable, Hashable {
  /// The image to draw.
  public let picture: PixelPicture
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int

  /// Creates a placed image.
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
