/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}
