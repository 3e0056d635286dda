/// The first answer of a part; later ones are ignored.
@MainActor
final class PendingAnswer {
  private(set) var result: RoutingResult?
  /// Cancels the time limit.
  private var stopClock: (@MainActor () -> Void)?

  /// - Returns: false if there was an answer already.
  func take(_ result: RoutingResult) -> Bool {
    guard self.result == nil else { return false }
    self.result = result
    stopWaiting()
    return true
  }

  /// Starts waiting for an asynchronous answer.
  func wait(stoppingClockBy stop: (@MainActor () -> Void)?) { stopClock = stop }

  /// Cancels the time limit.
  func stopWaiting() {
    stopClock?()
    stopClock = nil
  }
}
