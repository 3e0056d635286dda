/// Whether a view is mirrored when the interface reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored; the default.
  case unspecified
  /// Controls of a player: never mirrored.
  case playback
  /// Directions of space, such as a joystick: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
