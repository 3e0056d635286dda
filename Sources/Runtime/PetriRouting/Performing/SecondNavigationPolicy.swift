/// What happens to a navigation requested while another one moves.
public enum SecondNavigationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It waits for its turn.
  case wait
  /// It replaces the other one, which ends after its current move.
  case replace
  /// It ends immediately with `RoutingError.Kind.busy`.
  case refuse
}
