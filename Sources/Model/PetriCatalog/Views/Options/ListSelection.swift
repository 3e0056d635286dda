/// How many rows of a list can be selected, as `UITableView` has it in `allowsSelection` and `allowsMultipleSelection`.
public enum ListSelection: String, Hashable, Sendable, Codable, CaseIterable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case none, single, multiple
}
