public import Foundation

extension UIWindow {
  /// The height of a window among the others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// A level of this height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0, the default.
    public static let normal = Level(rawValue: 0)
    /// 1000, the status bar's.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000, an alert's.
    public static let alert = Level(rawValue: 2000)

    /// Whether the left one is lower.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
