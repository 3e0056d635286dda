#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  /// The runtime's time, so that nobody waits. For moves it goes on where nothing else is left to do; for interceptors only when a
  /// test or a walk moves it, for a person may be asked something.
  public struct HeadlessRoutingClock: RoutingClock {
    /// Makes a clock.
    public init() {}

    /// Waits on the runtime's clock.
    public func schedule(
      after seconds: Double,
      limiting part: LimitedPart,
      _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      HeadlessRuntime.clock.schedule(after: seconds, isPatient: part == .interceptor, action)
    }
  }

  /// The clock that routers have where they are given none.
  public typealias DefaultRoutingClock = HeadlessRoutingClock
#else
  /// The clock that routers have where they are given none.
  public typealias DefaultRoutingClock = SystemRoutingClock
#endif
