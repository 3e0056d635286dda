/// What becomes of a kind of warning.
public enum WarningSeverity: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is not told.
  case off
  /// It is told, and nothing fails.
  case warning
  /// It is told, and `petri validate` fails; the screen is launched all the same.
  case error
}
