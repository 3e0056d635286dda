import Foundation

/// The key-value observers of objects: of properties that the plugin PetriObjectiveC rewrites and of the geometry of
/// views. An observer compares the value at its key path whenever one of the object's may have changed.
public final class HeadlessObservations: @unchecked Sendable {
  // Unchecked because a lock guards all state.
  public static let shared = HeadlessObservations()

  /// Checks whether the value at the observed key path has changed. It has if that path is passed.
  public typealias Check = (AnyKeyPath?) -> Void

  private struct Entry {
    weak var object: AnyObject?
    let id: Int
    let check: Check
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var lastID = 0

  public func add(to object: AnyObject, _ check: @escaping Check) -> Int {
    lock.withLock {
      lastID += 1
      // A new object may have the address of one that was released.
      let key = ObjectIdentifier(object)
      let living = (entries[key] ?? []).filter { $0.object === object }
      entries[key] = living + [Entry(object: object, id: lastID, check: check)]
      return lastID
    }
  }

  public func remove(_ id: Int) {
    lock.withLock {
      for (key, watching) in entries where watching.contains(where: { $0.id == id }) {
        let others = watching.filter { $0.id != id }
        entries[key] = others.isEmpty ? nil : others
      }
    }
  }

  public func mayHaveChanged(_ object: AnyObject, at path: AnyKeyPath? = nil) {
    let watching = lock.withLock { entries.isEmpty ? [] : entries[ObjectIdentifier(object)] ?? [] }
    for entry in watching where entry.object === object { entry.check(path) }
  }
}

/// A property that is observable by its key path, which the plugin PetriObjectiveC writes for `@objc dynamic var`.
@propertyWrapper
public struct HeadlessObserved<Value> {
  private var stored: Value

  public init(wrappedValue: Value) {
    stored = wrappedValue
  }

  public var wrappedValue: Value {
    get { stored }
    set { stored = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set {
      owner[keyPath: storage].stored = newValue
      HeadlessObservations.shared.mayHaveChanged(owner, at: path)
    }
  }
}
