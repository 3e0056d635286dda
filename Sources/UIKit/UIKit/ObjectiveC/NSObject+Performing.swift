public import Foundation
public import HeadlessUIKit

extension NSObjectProtocol {
  /// Whether the object has the method, according to `HeadlessMethods`.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { HeadlessMethods.has($0.description, of: self) } ?? false
  }

  /// Calls a method. The result is nil if there is none, and lives at least until the next call.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, []) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, [object])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, [object1, object2])
  }

  private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let result = selector.call(on: self, arguments) else { return nil }
    return Unmanaged.passUnretained(Kept.object(result as AnyObject))
  }
}

/// Retains the result of the last call by selector, which the caller receives unretained.
private enum Kept {
  // Guarded by a lock.
  nonisolated(unsafe) private static var last: AnyObject?
  private static let lock = NSLock()

  static func object(_ object: AnyObject) -> AnyObject {
    let old = lock.withLock {
      defer { last = object }
      return last
    }
    withExtendedLifetime(old) {}
    return object
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObject {
  /// Calls a method after a delay in seconds, in the current run loop.
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

  /// Calls a method on the main thread; synchronously if it is the current thread and the call waits.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait, Thread.isMainThread {
      _ = aSelector.call(on: self, [arg])
      return
    }
    let call = Unchecked { _ = aSelector.call(on: self, [arg]) }
    if wait { DispatchQueue.main.sync { call.body() } } else { DispatchQueue.main.async { call.body() } }
  }

  /// Cancels the calls that `perform(_:with:afterDelay:)` scheduled.
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

/// A closure that crosses threads, as a method call by selector does in Objective-C.
struct Unchecked: @unchecked Sendable {
  let body: () -> Void
}

/// The delayed calls, with their targets.
private final class DelayedCalls: @unchecked Sendable {
  // Unchecked because a lock guards all state.
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

extension NSObject {
  public func value(forKey key: String) -> Any? { Selector(key).call(on: self, []) }

  public func setValue(_ value: Any?, forKey key: String) {
    _ = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):").call(on: self, [value])
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { ($0 as? NSObject)?.value(forKey: String($1)) }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}
