import Foundation

/// Who watches the properties of objects; used from any thread.
///
/// Asked for are properties that the plugin PetriObjectiveC rewrites, and the places and sizes of views. A watcher looks
/// at its own key path whenever one of the object's may have changed.
public final class HeadlessObservations: @unchecked Sendable {
  // Checked by hand: everything is behind the lock.
  public static let shared = HeadlessObservations()

  /// Looks whether the value at a key path has changed; it has for certain if that is the argument.
  public typealias Check = (AnyKeyPath?) -> Void

  private struct Entry {
    weak var object: AnyObject?
    let id: Int
    let check: Check
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var lastID = 0

  /// Watches an object. Returns what `remove` takes.
  public func add(to object: AnyObject, _ check: @escaping Check) -> Int {
    lock.withLock {
      lastID += 1
      // The address may have been another object's.
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

  /// Has everybody look who watches an object.
  public func mayHaveChanged(_ object: AnyObject, at path: AnyKeyPath? = nil) {
    let watching = lock.withLock { entries.isEmpty ? [] : entries[ObjectIdentifier(object)] ?? [] }
    for entry in watching where entry.object === object { entry.check(path) }
  }
}
