/// The axis of a stack or scroll view.
public enum StackAxis: String, Hashable, Sendable, Codable, CaseIterable {
  case vertical
  case horizontal
}
