#if !canImport(UIKit)
  import PetriUIKit

  /// The runtime's time, which moves on where nothing else is left to do, so that nobody waits.
  public struct HeadlessRoutingClock: RoutingClock {
    /// Makes a clock.
    public init() {}

    /// Waits on the runtime's clock.
    public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
      HeadlessRuntime.clock.schedule(after: seconds, action)
    }
  }

  /// The clock that routers have where they are given none.
  public typealias DefaultRoutingClock = HeadlessRoutingClock
#else
  /// The clock that routers have where they are given none.
  public typealias DefaultRoutingClock = SystemRoutingClock
#endif
