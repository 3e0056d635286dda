import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The ownership of an associated object. Cases and raw values are those of Objective-C's runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
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
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.withAssociations(of: object as AnyObject) { $0.values[key]?.object }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object; nil removes the association. Values are released with an `AssociationHolder`,
/// those of other objects when the table is purged.
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
  // The old value is released outside the lock because its deinitializer may read other associations.
  var old: Associations.Value?
  AssociationTable.shared.withAssociations(of: object as AnyObject) {
    old = $0.values[key]
    $0.values[key] = new
  }
  _ = old
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
  var old: [UnsafeRawPointer: Associations.Value] = [:]
  AssociationTable.shared.withAssociations(of: object as AnyObject) {
    old = $0.values
    $0.values = [:]
  }
  _ = old
}

/// An object that stores its associations itself, so that they are released with it.
protocol AssociationHolder: AnyObject {
  nonisolated var associations: Associations? { get set }
}

final class Associations {
  enum Value {
    case strong(Any)
    case weak(WeakObject)

    var object: Any? {
      switch self {
      case .strong(let object): object
      case .weak(let reference): reference.object
      }
    }
  }

  final class WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  var values: [UnsafeRawPointer: Value] = [:]
}

// Unchecked because a lock guards all state.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    let associations: Associations
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var countAfterPurge = 0

  func withAssociations<Result>(of object: AnyObject, _ body: (Associations) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    if let holder = object as? any AssociationHolder {
      let associations = holder.associations ?? Associations()
      holder.associations = associations
      return body(associations)
    }
    let key = ObjectIdentifier(object)
    // A new object may have the address of one that was released.
    if let entry = entries[key], entry.object === object { return body(entry.associations) }
    purgeIfGrown()
    let entry = Entry(object: object, associations: Associations())
    entries[key] = entry
    return body(entry.associations)
  }

  private func purgeIfGrown() {
    guard entries.count >= max(16, 2 * countAfterPurge) else { return }
    entries = entries.filter { $0.value.object != nil }
    countAfterPurge = entries.count
  }
}
