import Foundation

/// All methods that can be called by their names; used from any thread.
final class MethodRegistry: @unchecked Sendable {
  // Checked by hand: everything is behind the lock.
  static let shared = MethodRegistry()

  private struct Table: Hashable {
    let id: String
    let type: ObjectIdentifier
  }

  private let lock = NSRecursiveLock()
  private var defined: Set<Table> = []
  private var begun: Set<String> = []
  private var searched: Set<String> = []
  private var methods: [ObjectIdentifier: [String: HeadlessMethods.Body]] = [:]

  func begins(_ module: String) -> Bool {
    lock.withLock { begun.insert(module).inserted }
  }

  func define(_ id: String, of type: AnyClass, _ fill: (inout HeadlessMethods) -> Void) {
    lock.withLock {
      let key = ObjectIdentifier(type)
      guard defined.insert(Table(id: id, type: key)).inserted else { return }
      var new = HeadlessMethods()
      fill(&new)
      methods[key, default: [:]].merge(new.bodies) { _, new in new }
    }
  }

  /// The method of a class or the next one above that has it.
  func body(of name: String, in type: AnyClass) -> HeadlessMethods.Body? {
    lock.withLock {
      var current: AnyClass? = type
      while let candidate = current {
        search(moduleOf: candidate)
        if let body = methods[ObjectIdentifier(candidate)]?[name] { return body }
        current = _getSuperclass(candidate)
      }
      return nil
    }
  }

  private func search(moduleOf type: AnyClass) {
    let name = String(reflecting: type)
    let extended = "(extension in "
    let module =
      name.hasPrefix(extended)
      ? String(name.dropFirst(extended.count).prefix { $0 != ")" }) : String(name.prefix { $0 != "." })
    guard searched.insert(module).inserted else { return }
    if module == "HeadlessUIKit" { return HeadlessMethods.registerOwn() }
    let found = _typeByName("\(module.utf8.count)\(module)17PetriMethodTablesO")
    (found as? any HeadlessMethodTables.Type)?.register()
  }
}
