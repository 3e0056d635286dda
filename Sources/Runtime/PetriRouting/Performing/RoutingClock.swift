#if os(Linux) || !canImport(UIKit)
  import PetriUIKit
#endif

/// Time limits in seconds; `nil` for none.
public struct RouterTimeouts: Hashable, Sendable {
  /// The default limit of an interceptor; `nil` by default, because interceptors may ask the user.
  public var interceptor: Double?
  /// The limit of a move.
  public var move: Double?

  /// Creates time limits.
  public init(interceptor: Double? = nil, move: Double? = 10) {
    self.interceptor = interceptor
    self.move = move
  }
}

/// A part of a navigation with a time limit.
public enum LimitedPart: Hashable, Sendable {
  case interceptor
  case move
}

/// The clock for a router's time limits.
@MainActor
public protocol RoutingClock {
  /// Schedules an action.
  ///
  /// - Parameter part: the limited part. Interceptors may ask the user; moves only involve the system.
  /// - Returns: a closure that cancels the action.
  func schedule(
    after seconds: Double,
    limiting part: LimitedPart,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// The system's clock.
public struct SystemRoutingClock: RoutingClock {
  /// Creates a clock.
  public init() {}

  /// Sleeps in a task.
  public func schedule(
    after seconds: Double,
    limiting part: LimitedPart,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let task = Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { action() }
    }
    return { task.cancel() }
  }
}

#if os(Linux) || !canImport(UIKit)
  /// The clock of the headless runtime. Time limits of moves elapse as soon as nothing else is left to do. Those of
  /// interceptors elapse only if a test or a walk advances the clock, because interceptors may ask the user.
  public struct HeadlessRoutingClock: RoutingClock {
    /// Creates a clock.
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
