public import Foundation
import HeadlessUIKit

/// A key-value observation, which ends when this object is released.
public final class NSKeyValueObservation: NSObject {
  private let lock = NSLock()
  private var id: Int?

  init(id: Int) {
    self.id = id
    super.init()
  }

  public func invalidate() {
    let id = lock.withLock {
      defer { self.id = nil }
      return self.id
    }
    if let id { HeadlessObservations.shared.remove(id) }
  }

  deinit {
    invalidate()
  }
}

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Has no effect: there is no call before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property: an `@objc dynamic` one of a class that the plugin PetriObjectiveC rewrites, the geometry of a
  /// view, or the content offset and size of a scroll view.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: false
      )
    }
    let id = HeadlessObservations.shared.add(to: self) { [weak self] path in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard path == keyPath || areDifferent(old, new) else { return }
      last = new
      changeHandler(self, change(from: old, to: new))
    }
    if options.contains(.initial) { changeHandler(self, change(from: nil, to: last)) }
    return NSKeyValueObservation(id: id)
  }
}

/// Whether two values differ; false if they can't be compared.
private func areDifferent(_ old: Any, _ new: Any) -> Bool {
  if let old = old as? any Equatable { return !isEqual(old, new) }
  return type(of: old) is AnyClass && old as AnyObject !== new as AnyObject
}

private func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { old == new as? Value }
