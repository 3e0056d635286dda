/// The ways to treat a navigation that is asked for while another one moves.
public enum SecondNavigationPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// It waits for its turn.
  case wait
  /// It takes the other one's place, which stops after its present move.
  case replace
  /// It ends at once with `RoutingError.Kind.busy`.
  case refuse
}
