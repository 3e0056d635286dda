/// A column of a split view.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  case primary, supplementary, secondary
}
