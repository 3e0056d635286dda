/// What determines the status bar of a container.
public enum StatusBarPolicy: Hashable, Sendable, Codable {
  /// The child.
  case child
  /// The container itself.
  case own(StatusBarDefinition)
}
