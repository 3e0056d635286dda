/// The answer of a part of a navigation.
public enum RoutingResult: Sendable {
  /// It is done, or the navigation may go on.
  case success
  case failure(any Error)
}
