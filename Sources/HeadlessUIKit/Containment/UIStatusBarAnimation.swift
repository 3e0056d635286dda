/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Dissolving.
  case fade
  /// Sliding.
  case slide
}
