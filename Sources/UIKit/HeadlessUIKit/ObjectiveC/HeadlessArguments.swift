import Foundation

/// The arguments of a method that is called by its name.
public struct HeadlessArguments {
  let values: [Any?]

  /// An argument as the type that the method takes. Throws where it is of another one, which Objective-C wouldn't
  /// notice.
  public func callAsFunction<Value>(_ index: Int) throws -> Value {
    guard let value = index < values.count ? values[index] : nil else {
      if let none = (Value.self as? any Nilable.Type)?.nothing as? Value { return none }
      throw Mismatch(wanted: Value.self, given: "nothing")
    }
    if let value = value as? Value { return value }
    if let notification = value as? Notification,
      let object = NSNotification(
        name: notification.name,
        object: notification.object,
        userInfo: notification.userInfo
      ) as? Value
    {
      return object
    }
    throw Mismatch(wanted: Value.self, given: "a \(type(of: value))")
  }

  struct Mismatch: Error, CustomStringConvertible {
    let wanted: Any.Type
    let given: String

    var description: String { "it takes a \(wanted) and was given \(given)" }
  }
}

/// A type with a value that is nil.
private protocol Nilable {
  static var nothing: Any { get }
}

extension Optional: Nilable {
  fileprivate static var nothing: Any { Wrapped?.none as Any }
}
