/// A picture of pixels, encoded as a terminal wants it, and the cells that it takes.
///
/// It is itself and no copy: two are equal where their numbers are, whatever they show.
public struct PixelPicture: Sendable {
  /// Its number, which no other picture has.
  public let number: Int
  /// How many columns it takes.
  public let columns: Int
  /// How many rows it takes.
  public let rows: Int
  /// A PNG file, or the text for a terminal with sixels.
  public let data: [UInt8]

  /// Makes a picture; one of no cells takes one.
  public init(number: Int, columns: Int, rows: Int, data: [UInt8]) {
    self.number = number
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.data = data
  }
}

extension PixelPicture: Hashable {
  /// Whether they are one.
  public static func == (one: PixelPicture, other: PixelPicture) -> Bool {
    one.number == other.number && one.columns == other.columns && one.rows == other.rows
  }

  /// Puts its number into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
