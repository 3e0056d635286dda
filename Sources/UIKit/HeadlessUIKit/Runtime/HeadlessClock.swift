public import Foundation

/// The virtual time of animations; nothing waits in real time.
///
/// By default animations end, in the order of their end times, in the commit that follows their start (the run loop's
/// turn or `CATransaction.flush()`). While the clock is held, only `advance(by:)` and `finishAnimations()` end them.
@preconcurrency @MainActor
public final class HeadlessClock {
  private struct Timer {
    var due: TimeInterval
    var number: Int
    var isPatient: Bool
    var action: @MainActor () -> Void
  }

  public private(set) var now: TimeInterval = 0

  /// Whether animations wait for `advance(by:)`; false by default.
  public var isHeld = false

  struct Captured {
    var delay: TimeInterval
    var action: @MainActor () -> Void
  }

  private var timers: [Timer] = []
  private var lastNumber = 0
  private var captured: [Captured]?

  init() {}

  public var hasRunningAnimations: Bool { timers.contains { !$0.isPatient } }

  /// Advances the time; animations that end by then end in order, each followed by a commit.
  public func advance(by seconds: TimeInterval) {
    CommitQueue.shared.drain(movesClock: false)
    let end = now + max(0, seconds)
    // The tolerance makes up for rounding: 1.9 and 0.1 seconds are two.
    while let next = timers.first, next.due <= end + 1e-6 {
      fire(at: 0)
      CommitQueue.shared.drain(movesClock: false)
    }
    now = max(now, end)
  }

  /// Advances the time until no animation is running; at most 10,000 animations, because some repeat forever.
  public func finishAnimations() {
    CommitQueue.shared.drain(movesClock: false)
    for _ in 0..<10_000 where hasRunningAnimations {
      fireNext()
      CommitQueue.shared.drain(movesClock: false)
    }
  }

  /// Runs a closure and returns the actions that it would have scheduled, for interactive transitions.
  func capturing(_ body: () -> Void) -> [Captured] {
    let outer = captured
    captured = []
    body()
    let found = captured ?? []
    captured = outer
    return found
  }

  /// Schedules an action after a number of seconds; returns a closure that cancels it. A patient action waits until the
  /// time is advanced explicitly, as for a user's delay; others are due when nothing else is pending.
  @discardableResult
  public func schedule(
    after seconds: TimeInterval,
    isPatient: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    if captured != nil {
      captured?.append(Captured(delay: seconds, action: action))
      return {}
    }
    let due = now + max(0, seconds)
    let index = timers.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    lastNumber += 1
    let number = lastNumber
    timers.insert(Timer(due: due, number: number, isPatient: isPatient, action: action), at: index)
    if !isPatient { CommitQueue.shared.schedule() }
    return { [weak self] in self?.timers.removeAll { $0.number == number } }
  }

  func fireNext() {
    if let index = timers.firstIndex(where: { !$0.isPatient }) { fire(at: index) }
  }

  private func fire(at index: Int) {
    let timer = timers.remove(at: index)
    // Patient timers aren't affected by time that passes for animations, so they are moved with it.
    if !timer.isPatient {
      let passed = max(0, timer.due - now)
      for other in timers.indices where timers[other].isPatient { timers[other].due += passed }
    }
    now = max(now, timer.due)
    timer.action()
  }
}
