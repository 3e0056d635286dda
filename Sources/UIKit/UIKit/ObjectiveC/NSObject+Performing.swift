public import Foundation
public import HeadlessUIKit

extension NSObjectProtocol {
  /// Whether it has a method of a name, which `HeadlessMethods` knows.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { HeadlessMethods.has($0.description, of: self) } ?? false
  }

  /// Calls a method by its name. The result is nil where it has none, and lives at least until the next such call.
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

/// The last result of a method that was called by its name: whoever called takes it, unretained, before the next.
private enum Kept {
  // Safe behind the lock alone.
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

extension Selector {
  /// Calls the method on the thread at hand; one that isn't there is reported.
  func call(on object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard case .done(let result) = HeadlessMethods.perform(description, on: object, arguments) else {
      HeadlessMethods.report(missing: description, of: object)
      return nil
    }
    return result
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
