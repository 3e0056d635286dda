/// How many rows of a list can be selected.
public enum ListSelection: String, Hashable, Sendable, Codable, CaseIterable {
  case none, single, multiple
}
