/// The look of a bar's button, as in `UIBarButtonItem.Style`.
public enum BarItemStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// As usual.
  case plain
  /// Bold, for a button that ends a task.
  case done
}
