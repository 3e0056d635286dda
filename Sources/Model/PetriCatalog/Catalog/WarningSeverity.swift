/// The ways to treat a kind of warning.
public enum WarningSeverity: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is not reported.
  case off
  /// It is reported, and nothing fails.
  case warning
  /// It is reported, and `petri validate` fails; the screen is launched all the same.
  case error
}
