/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its end, after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
