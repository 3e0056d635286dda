/// Where something is scrolled to for assistive technologies.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}
