/// The kinds of transition between contents.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// One fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// One moves over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// One pushes the other.
  public static let push = CATransitionType(rawValue: "push")
  /// One moves off the other.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
