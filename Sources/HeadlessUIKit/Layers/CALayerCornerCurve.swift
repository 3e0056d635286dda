/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A circle's.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a break in the curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
