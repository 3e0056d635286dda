public import Foundation

/// The name of a method, by which `HeadlessMethods` calls it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral value: String) {
    description = value
  }

  static let show: Selector = "showViewController:sender:"
  static let showDetail: Selector = "showDetailViewController:sender:"
}

extension Selector {
  /// Creates a selector after registering method tables; the plugin PetriObjectiveC writes it for `#selector`.
  public init(headless name: String, _ tables: Void...) {
    self.init(name)
  }

  /// Calls the method on the current thread and reports a missing one.
  @discardableResult package func call(on object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard case .done(let result) = HeadlessMethods.perform(description, on: object, arguments) else {
      HeadlessMethods.report(missing: description, of: object)
      return nil
    }
    return result
  }

  @MainActor @discardableResult package func send(to target: AnyObject?, _ arguments: Any?...) -> Any? {
    target.flatMap { call(on: $0, arguments) }
  }

  @MainActor package func send(to target: AnyObject?, from sender: AnyObject?) {
    if target != nil {
      send(to: target, sender)
    } else {
      UIApplication.shared.sendAction(self, to: nil, from: sender, for: nil)
    }
  }
}

extension NSObjectProtocol {
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool {
    type(of: self) as AnyClass == aClass
  }
}
