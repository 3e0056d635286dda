/// An edge to pin a view to.
public enum PinEdge: String, Hashable, Sendable, Codable, CaseIterable {
  case top
  case bottom
  case leading
  case trailing
  /// All four edges.
  case edges
}
