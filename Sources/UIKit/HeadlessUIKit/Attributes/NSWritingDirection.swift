/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}
