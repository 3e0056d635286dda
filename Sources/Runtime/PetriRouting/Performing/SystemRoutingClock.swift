/// The system's clock.
public struct SystemRoutingClock: RoutingClock {
  /// Makes a clock.
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
