/// The size of a terminal.
public struct TerminalSize: Sendable, Hashable {
  /// How many columns there are.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  /// How many pixels wide all of it is; 0 where the system doesn't say.
  public let pixelWidth: Int
  /// How many pixels high all of it is; 0 where the system doesn't say.
  public let pixelHeight: Int

  /// Makes a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
