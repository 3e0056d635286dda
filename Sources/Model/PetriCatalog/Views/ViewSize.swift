/// A width and a height.
public struct ViewSize: Hashable, Sendable, Codable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
