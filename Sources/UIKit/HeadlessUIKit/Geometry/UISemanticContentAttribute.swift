/// Whether a view is mirrored when the interface reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of a player: never mirrored.
  case playback
  /// Directions of space, such as a joystick: never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
