/// The direction in which an environment reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// As English does.
  case leftToRight
  /// As Arabic does.
  case rightToLeft
}
