/// Along which axes something is centred.
public enum CenterAxis: String, Hashable, Sendable, Codable, CaseIterable {
  /// Between the leading and trailing sides.
  case horizontal
  /// Between top and bottom.
  case vertical
  /// Along both.
  case both
}
