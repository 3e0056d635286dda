public import Foundation

/// A shift by points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The shift to the right; 0 by default.
  public var horizontal: CGFloat
  /// The shift down; 0 by default.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// A shift by these points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
