/// The time that a router's limits are measured in.
@MainActor
public protocol RoutingClock {
  /// Does something after some seconds.
  ///
  /// - Parameter part: the part that is limited: a person may be asked something by an interceptor, a move is the
  ///   system's alone.
  /// - Returns: a closure that cancels it.
  func schedule(
    after seconds: Double,
    limiting part: LimitedPart,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}
