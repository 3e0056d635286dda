/// A pixel image, encoded for a terminal, and the cells that it covers.
///
/// Two are equal if they have one number, whatever their data.
public struct PixelPicture: Sendable {
  /// A unique number.
  public let number: Int
  /// The width in columns.
  public let columns: Int
  /// The height in rows.
  public let rows: Int
  /// A PNG file or a sixel sequence.
  public let data: [UInt8]

  /// Makes an image of at least one cell.
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
