/// A check of the catalogue.
public enum CheckKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Objects that outlive their screen.
  case leaks
  /// Taps, routes and links in each reachable state.
  case navigation
  /// Views that don't fit, or can't be read or touched, in any configuration.
  case layout
}
