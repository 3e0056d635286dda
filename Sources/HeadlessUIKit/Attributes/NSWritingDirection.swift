/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
  /// As the text has it.
  case natural = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
