/// The look of a list, as `UITableView.Style` names it.
public enum ListStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// Rows from edge to edge.
  case plain
  /// Rows in a group.
  case grouped
  /// Rows in a rounded group set in from the sides.
  case insetGrouped
}
