public import Foundation

extension UIWindow {
  /// The height of a window among the others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
