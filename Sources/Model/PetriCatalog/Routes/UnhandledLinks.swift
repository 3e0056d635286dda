/// The ways to treat a link that leads to no screen.
public enum UnhandledLinks: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is reported as something to open outside.
  case openURL
  /// Nothing.
  case ignore
}
