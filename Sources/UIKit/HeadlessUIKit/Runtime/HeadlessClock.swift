public import Foundation

/// The time that animations take. It stays still until somebody moves it, and nobody ever waits.
///
/// By default animations end in the commit that follows their beginning (the run loop's turn or
/// `CATransaction.flush()`), in the order of their ends. While it is held, only `advance(by:)` and
/// `finishAnimations()` end them.
@preconcurrency @MainActor
public final class HeadlessClock {
  private struct Timer {
    var due: TimeInterval
    var number: Int
    /// Whether only `advance(by:)` comes to it.
    var isPatient: Bool
    var action: @MainActor () -> Void
  }

  /// Seconds since the beginning; 0 by default.
  public private(set) var now: TimeInterval = 0

  /// Whether animations wait for `advance(by:)`; false by default.
  public var isHeld = false

  /// Something that would be done after a time.
  struct Captured {
    var delay: TimeInterval
    var action: @MainActor () -> Void
  }

  private var timers: [Timer] = []
  private var lastNumber = 0
  private var captured: [Captured]?

  init() {}

  /// Whether an animation goes on.
  public var hasRunningAnimations: Bool { timers.contains { !$0.isPatient } }

  /// Moves the time on; animations that end by then end in order, each followed by a commit.
  public func advance(by seconds: TimeInterval) {
    CommitQueue.shared.drain(movesClock: false)
    let end = now + max(0, seconds)
    // 1.9 and 0.1 seconds are two, whatever is lost when they are added to the time so far.
    while let next = timers.first, next.due <= end + 1e-6 {
      fire(at: 0)
      CommitQueue.shared.drain(movesClock: false)
    }
    now = max(now, end)
  }

  /// Moves the time on until no animation goes on; at most 10,000 animations, for some never end.
  public func finishAnimations() {
    CommitQueue.shared.drain(movesClock: false)
    for _ in 0..<10_000 where hasRunningAnimations {
      fireNext()
      CommitQueue.shared.drain(movesClock: false)
    }
  }

  /// Does something and keeps what it would have done later: an animation that a finger leads.
  func capturing(_ body: () -> Void) -> [Captured] {
    let outer = captured
    captured = []
    body()
    let found = captured ?? []
    captured = outer
    return found
  }

  /// Does something after some seconds, as animations end; for limits on what may never come.
  ///
  /// - Parameter isPatient: whether it waits until somebody moves the time that far, for a person who thinks; else its
  ///   time comes
  ///   as soon as nothing else is left to do.
  /// - Returns: what lets it be.
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

  /// Ends the animation that ends first.
  func fireNext() {
    if let index = timers.firstIndex(where: { !$0.isPatient }) { fire(at: index) }
  }

  private func fire(at index: Int) {
    let timer = timers.remove(at: index)
    // A patient action keeps its distance: time that passed for an animation's sake is none that a person took.
    if !timer.isPatient {
      let passed = max(0, timer.due - now)
      for other in timers.indices where timers[other].isPatient { timers[other].due += passed }
    }
    now = max(now, timer.due)
    timer.action()
  }
}
