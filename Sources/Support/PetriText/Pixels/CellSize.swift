/// The size of a terminal cell in pixels.
public struct CellSize: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The maximum width and height of an image in pixels; `nil` for no limit.
  public let limit: Int?

  /// The size assumed if a terminal doesn't report one.
  public static let usual = CellSize(width: 10, height: 20)

  /// Makes a size, clamped to what fonts have.
  public init(width: Int, height: Int, limit: Int? = nil) {
    self.width = min(200, max(2, width))
    self.height = min(400, max(4, height))
    self.limit = limit
  }
}
