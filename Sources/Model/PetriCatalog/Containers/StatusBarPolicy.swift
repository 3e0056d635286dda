/// Who answers for the status bar where the chain comes to a container.
public enum StatusBarPolicy: Hashable, Sendable, Codable {
  /// The child: the chain goes on inwards.
  case child
  /// The container itself.
  case own(StatusBarDefinition)
}
