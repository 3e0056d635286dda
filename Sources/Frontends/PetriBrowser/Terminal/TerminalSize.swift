/// The size of a terminal.
public struct TerminalSize: Sendable, Hashable {
  /// How many columns there are.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  /// The width in pixels; 0 if the system doesn't report it.
  public let pixelWidth: Int
  /// The height in pixels; 0 if the system doesn't report it.
  public let pixelHeight: Int

  /// Makes a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
