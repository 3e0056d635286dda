/// A list style, as in `UITableView.Style`.
public enum ListStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain
  case grouped
  case insetGrouped
}
