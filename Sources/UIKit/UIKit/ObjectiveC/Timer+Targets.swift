public import Foundation
public import HeadlessUIKit

extension Timer {
  /// Creates a timer that calls a method of a target with itself as the argument. It retains the target until it is
  /// invalidated.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti),
      interval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
  }

  public convenience init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats rep: Bool
  ) {
    let target = aTarget as AnyObject
    // Read only on the thread of the timer's run loop.
    nonisolated(unsafe) let info = userInfo
    let call = UncheckedTimerCall { timer in
      TimerInfo.with(info, of: timer) { _ = aSelector.call(on: target, [timer]) }
    }
    self.init(fire: date, interval: ti, repeats: rep) { call.body($0) }
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// The user info of a timer with a target while its method runs; otherwise nil.
  public var userInfo: Any? { TimerInfo.current(of: self) }
}

// Called only on the thread of the timer's run loop.
private struct UncheckedTimerCall: @unchecked Sendable {
  let body: (Timer) -> Void
}

/// The user infos of the timers that are firing on a thread.
private enum TimerInfo {
  @TaskLocal private static var stack = Stack()

  // Doesn't leave the task that a timer fires in.
  private struct Stack: @unchecked Sendable {
    var entries: [(timer: ObjectIdentifier, info: Any?)] = []
  }

  static func with(_ info: Any?, of timer: Timer, _ body: () -> Void) {
    var new = stack
    new.entries.append((ObjectIdentifier(timer), info))
    $stack.withValue(new, operation: body)
  }

  static func current(of timer: Timer) -> Any? {
    stack.entries.last { $0.timer == ObjectIdentifier(timer) }?.info
  }
}
