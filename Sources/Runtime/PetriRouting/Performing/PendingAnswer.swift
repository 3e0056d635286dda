/// The answer of a part of a navigation: the first one counts, later ones are ignored.
@MainActor
final class PendingAnswer {
  /// The answer, once there is one.
  private(set) var result: RoutingResult?
  /// Stops the clock that limits it.
  private var stopClock: (@MainActor () -> Void)?

  /// Takes an answer.
  ///
  /// - Returns: whether it is the first.
  func take(_ result: RoutingResult) -> Bool {
    guard self.result == nil else { return false }
    self.result = result
    stopWaiting()
    return true
  }

  /// Begins to wait for an answer that hasn't come at once.
  func wait(stoppingClockBy stop: (@MainActor () -> Void)?) { stopClock = stop }

  /// Lets the clock be.
  func stopWaiting() {
    stopClock?()
    stopClock = nil
  }
}
