/// How much contrast a person asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// More: "Increase Contrast" in the settings.
  case high = 1
}
