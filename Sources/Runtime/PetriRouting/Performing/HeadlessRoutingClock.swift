#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  /// The clock of the headless runtime. Limits of moves elapse as soon as nothing else is left to do; those of
  /// interceptors only when a test or a walk advances the clock, because a person may be asked.
  public struct HeadlessRoutingClock: RoutingClock {
    /// Makes a clock.
    public init() {}

    /// Schedules on the runtime's clock.
    public func schedule(
      after seconds: Double,
      limiting part: LimitedPart,
      _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      HeadlessRuntime.clock.schedule(after: seconds, isPatient: part == .interceptor, action)
    }
  }

  /// The default clock of routers.
  public typealias DefaultRoutingClock = HeadlessRoutingClock
#else
  /// The default clock of routers.
  public typealias DefaultRoutingClock = SystemRoutingClock
#endif
