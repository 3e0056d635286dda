/// Where something is scrolled to for assistive technologies.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next one.
  case next
  /// To the one before.
  case previous
}
