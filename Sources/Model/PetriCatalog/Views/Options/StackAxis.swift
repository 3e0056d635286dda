/// The direction in which a stack or a scroll view lays its views out.
public enum StackAxis: String, Hashable, Sendable, Codable, CaseIterable {
  /// From top to bottom.
  case vertical
  /// From the leading to the trailing side.
  case horizontal
}
