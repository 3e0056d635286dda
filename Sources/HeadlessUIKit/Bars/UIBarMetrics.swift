/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// In compact height.
  case compact
  /// With a line above the title.
  case defaultPrompt = 101
  /// With such a line, in compact height.
  case compactPrompt
}
