/// A side to which something is pinned.
public enum PinEdge: String, Hashable, Sendable, Codable, CaseIterable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing
  /// All four.
  case edges
}
