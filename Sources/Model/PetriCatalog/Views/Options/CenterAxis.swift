/// The axes along which a view is centred.
public enum CenterAxis: String, Hashable, Sendable, Codable, CaseIterable {
  case horizontal
  case vertical
  case both
}
