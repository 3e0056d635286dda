public import Foundation
public import HeadlessUIKit

extension NSObject {
  /// Calls a method by its name after a time in seconds, in the run loop of the thread at hand.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.shared.add(aSelector, of: self, anArgument, after: delay)
  }

  /// Calls a method by its name on the main thread: at once on it, if it is waited for.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait, Thread.isMainThread {
      _ = aSelector.call(on: self, [arg])
      return
    }
    let call = Unchecked { _ = aSelector.call(on: self, [arg]) }
    if wait { DispatchQueue.main.sync { call.body() } } else { DispatchQueue.main.async { call.body() } }
  }

  /// Takes back the calls that `perform(_:with:afterDelay:)` has put off.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.cancel(of: aTarget as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedCalls.shared.cancel(of: aTarget as AnyObject, aSelector)
  }
}

/// A closure for another thread, as Objective-C passes a method on.
struct Unchecked: @unchecked Sendable {
  let body: () -> Void
}

/// The calls that are put off, by their objects, which they hold.
private final class DelayedCalls: @unchecked Sendable {
  // Checked by hand: everything is behind the lock.
  static let shared = DelayedCalls()

  private struct Call {
    let object: ObjectIdentifier
    let selector: Selector
    let timer: Timer
  }

  private let lock = NSLock()
  private var calls: [Call] = []

  func add(_ selector: Selector, of object: NSObject, _ argument: Any?, after delay: TimeInterval) {
    let call = Unchecked { _ = selector.call(on: object, [argument]) }
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      self.remove { $0.timer === timer }
      call.body()
    }
    lock.withLock { calls.append(Call(object: ObjectIdentifier(object), selector: selector, timer: timer)) }
    RunLoop.current.add(timer, forMode: .default)
  }

  func cancel(of object: AnyObject, _ selector: Selector?) {
    remove { $0.object == ObjectIdentifier(object) && (selector == nil || $0.selector == selector) }
  }

  private func remove(where fits: (Call) -> Bool) {
    let removed = lock.withLock {
      let removed = calls.filter(fits)
      calls.removeAll(where: fits)
      return removed
    }
    for call in removed { call.timer.invalidate() }
  }
}
