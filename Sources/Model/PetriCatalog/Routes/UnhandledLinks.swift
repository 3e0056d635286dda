/// What happens to a link that no screen matches.
public enum UnhandledLinks: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is opened outside the app.
  case openURL
  case ignore
}
