/// Distances in points from four edges; leading and trailing ones of a document are left and right here.
public struct Edges: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// An `inset`, `edgeInsets` or `directionalEdgeInsets`. The smallest number is a zero that somebody set.
  init(_ element: DocumentElement) {
    func edge(_ names: String...) -> Double {
      let values = names.compactMap { element.number($0) }
      return values.first.map { abs($0) < 1e-300 ? 0 : $0 } ?? 0
    }
    self.init(
      top: edge("top", "minY"),
      left: edge("left", "leading", "minX"),
      bottom: edge("bottom", "maxY"),
      right: edge("right", "trailing", "maxX")
    )
  }
}
