import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an associated object is held; the cases and numbers of Objective-C's runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Not held: weakly here, so that nothing dangles.
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN = 769
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.withAssociations(of: object as AnyObject) { $0.values[key]?.object }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key; nil takes away what was there. A held value ends with its object
/// where that is a responder, bar item, gesture recognizer, constraint, layout guide or presentation controller; with
/// others, at the latest when twice as many have associations as when those that had ended were last dropped.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  var new: Associations.Value?
  if let value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: new = .weak(Associations.WeakObject(value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: new = .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      new = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }
  // The old value ends outside the lock: its end may run code that asks for another.
  var old: Associations.Value?
  AssociationTable.shared.withAssociations(of: object as AnyObject) {
    old = $0.values[key]
    $0.values[key] = new
  }
  _ = old
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  var old: [UnsafeRawPointer: Associations.Value] = [:]
  AssociationTable.shared.withAssociations(of: object as AnyObject) {
    old = $0.values
    $0.values = [:]
  }
  _ = old
}
