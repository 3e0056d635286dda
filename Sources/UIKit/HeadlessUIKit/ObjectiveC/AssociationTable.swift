import Foundation

/// Finds the associations of any object, from any thread.
final class AssociationTable: @unchecked Sendable {
  // Checked by hand: everything is behind the lock.
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
    // The address may have been another object's.
    if let entry = entries[key], entry.object === object { return body(entry.associations) }
    purgeIfGrown()
    let entry = Entry(object: object, associations: Associations())
    entries[key] = entry
    return body(entry.associations)
  }

  /// Drops what belonged to objects that have ended, whenever the table has doubled: the cost is shared evenly.
  private func purgeIfGrown() {
    guard entries.count >= max(16, 2 * countAfterPurge) else { return }
    entries = entries.filter { $0.value.object != nil }
    countAfterPurge = entries.count
  }
}
