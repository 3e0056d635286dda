/// The kinds of scrolling without fingers on the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set with these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// By the steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Evenly, as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
