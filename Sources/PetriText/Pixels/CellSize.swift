/// How many pixels a terminal's cell has.
public struct CellSize: Sendable, Hashable {
  /// How many are beside each other.
  public let width: Int
  /// How many are above each other.
  public let height: Int
  /// How many pixels a picture may be wide and high at most; `nil` where it may be of any size.
  public let limit: Int?

  /// The size that a cell is taken to have if the terminal doesn't report it: twice as high as wide, as most are.
  public static let usual = CellSize(width: 10, height: 20)

  /// Makes a size; one that no font has is made the nearest that is.
  public init(width: Int, height: Int, limit: Int? = nil) {
    self.width = min(200, max(2, width))
    self.height = min(400, max(4, height))
    self.limit = limit
  }
}
