/// A style, as in `UIBarButtonItem.Style`.
public enum BarItemStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain
  /// Bold.
  case done
}
