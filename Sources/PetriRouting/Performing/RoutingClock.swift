/// The time that a router's limits are measured in.
@MainActor
public protocol RoutingClock {
  /// Does something after some seconds.
  ///
  /// - Parameter part: what is limited: a person may be asked something by an interceptor, a move is the system's alone.
  /// - Returns: what lets it be.
  func schedule(
    after seconds: Double,
    limiting part: LimitedPart,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}
