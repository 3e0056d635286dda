/// Where a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set with these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover is to the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover is to the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
