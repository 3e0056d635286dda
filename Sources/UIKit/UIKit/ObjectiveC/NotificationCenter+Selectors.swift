public import Foundation
public import HeadlessUIKit

extension NotificationCenter {
  /// Calls a method of an observer for a notification. The observer is held weakly.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.add(observer as AnyObject, aSelector, aName, anObject, in: self)
  }

  /// Removes an observer: a token, or an object that was added with a selector.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.shared.remove(observer, nil, nil, in: self)
    removeObserver(observer as Any)
  }

  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.shared.remove(observer, aName, anObject, in: self)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers that were added with selectors, and their tokens.
private final class SelectorObservers: @unchecked Sendable {
  // Unchecked because a lock guards all state.
  static let shared = SelectorObservers()

  private struct Entry {
    weak var observer: AnyObject?
    let id: ObjectIdentifier
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject,
    _ selector: Selector,
    _ name: NSNotification.Name?,
    _ object: Any?,
    in center: NotificationCenter
  ) {
    // As in Objective-C, the method is called on the posting thread. The weak reference itself is thread-safe.
    nonisolated(unsafe) weak let target = observer
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target else { return }
      _ = selector.call(on: target, [notification])
    }
    let entry = Entry(
      observer: observer,
      id: ObjectIdentifier(observer),
      center: center,
      name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) },
      token: token
    )
    lock.withLock { entries.append(entry) }
    // Entries of released observers.
    drop { $0.observer == nil }
  }

  func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?, in center: NotificationCenter) {
    let objectID = object.map { ObjectIdentifier($0 as AnyObject) }
    drop { entry in
      entry.id == ObjectIdentifier(observer) && entry.center === center && (name == nil || entry.name == name)
        && (objectID == nil || entry.object == objectID)
    }
  }

  private func drop(where fits: (Entry) -> Bool) {
    let dropped = lock.withLock {
      let dropped = entries.filter(fits)
      if !dropped.isEmpty { entries.removeAll(where: fits) }
      return dropped
    }
    for entry in dropped { entry.center?.removeObserver(entry.token as Any) }
  }
}
