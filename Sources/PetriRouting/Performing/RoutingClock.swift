/// The time that a router's limits are measured in.
@MainActor
public protocol RoutingClock {
  /// Does something after some seconds.
  ///
  /// - Returns: what lets it be.
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// The system's time.
public struct SystemRoutingClock: RoutingClock {
  /// Makes a clock.
  public init() {}

  /// Waits in a task.
  public func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let task = Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { action() }
    }
    return { task.cancel() }
  }
}
