/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set with these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
