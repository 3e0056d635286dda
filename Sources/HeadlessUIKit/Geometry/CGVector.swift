public import Foundation

/// A distance on two axes: Core Graphics' vector, which Foundation lacks here.
public struct CGVector: Hashable, Sendable, Codable {
  /// The distance from side to side.
  public var dx: CGFloat
  /// The distance from top to bottom.
  public var dy: CGFloat

  /// A distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No distance.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// No distance.
  public static let zero = CGVector()
}
