/// An accepted deviation in a link.
public enum LinkLeniency: String, Hashable, Sendable, Codable, CaseIterable {
  /// A path without a leading slash: `orders/7`.
  case withoutSlash
  /// Percent-encoded with its scheme: `shop%3A%2F%2Forders%2F7`.
  case encoded
}
