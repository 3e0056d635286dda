/// The checks of a catalogue.
public enum CheckKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Objects that outlive the screen that made them.
  case leaks
  /// Where taps, routes and links lead from each state, and where they don't.
  case navigation
  /// Views that don't fit, or can't be read or touched, in some look.
  case layout
}
