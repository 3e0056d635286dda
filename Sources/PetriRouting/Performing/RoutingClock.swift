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

/// What a limit is for.
public enum LimitedPart: Hashable, Sendable {
  /// An interceptor.
  case interceptor
  /// A move.
  case move
}

/// The system's time.
public struct SystemRoutingClock: RoutingClock {
  /// Makes a clock.
  public init() {}

  /// Waits in a task.
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
