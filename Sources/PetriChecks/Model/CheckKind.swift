/// What is checked of a catalogue.
public enum CheckKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// What outlives the screen that made it.
  case leaks
  /// Where taps, routes and links lead from each state, and where they don't.
  case navigation
  /// What doesn't fit, can't be read or can't be touched in some look.
  case layout
}
