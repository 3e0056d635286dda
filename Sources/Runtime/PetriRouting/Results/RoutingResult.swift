/// The answer of a part of a navigation.
public enum RoutingResult: Sendable {
  /// It is done, or may go on.
  case success
  /// It is not.
  case failure(any Error)
}
