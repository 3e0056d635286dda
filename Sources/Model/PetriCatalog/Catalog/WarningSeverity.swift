/// The severity of a kind of warning.
public enum WarningSeverity: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not reported.
  case off
  /// Reported; nothing fails.
  case warning
  /// Reported; `petri validate` fails, but screens can be launched.
  case error
}
