/// The clock for a router's time limits.
@MainActor
public protocol RoutingClock {
  /// Schedules an action after some seconds.
  ///
  /// - Parameter part: the limited part; interceptors may ask a person, moves only involve the system.
  /// - Returns: a closure that cancels it.
  func schedule(
    after seconds: Double,
    limiting part: LimitedPart,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}
