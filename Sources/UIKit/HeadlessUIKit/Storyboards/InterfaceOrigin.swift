import Foundation
import InterfaceBuilder

/// Where an object of a document comes from, and what is connected to it.
final class InterfaceOrigin {
  let identity: InterfaceIdentity
  /// The name of its storyboard; nil for a nib.
  let storyboard: String?
  var outlets: [String: [Held]] = [:]

  /// Held weakly, for an object may be connected to what it is in.
  struct Held {
    weak var object: AnyObject?
  }

  init(_ identity: InterfaceIdentity, storyboard: String?) {
    self.identity = identity
    self.storyboard = storyboard
  }

  // An address that nothing else has.
  private nonisolated(unsafe) static var key: UInt8 = 0

  static func of(_ object: AnyObject) -> InterfaceOrigin? {
    withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? InterfaceOrigin }
  }

  /// The name of the class that an object is in place of; nil where it is of the class that its document names.
  static func missingClass(of object: AnyObject) -> String? {
    guard isUsed, let identity = of(object)?.identity, let name = identity.customClass,
      HeadlessRuntime.isKits(type(of: object))
    else { return nil }
    return identity.customModule.map { "\($0).\(name)" } ?? name
  }

  // Written once, before there is something to find.
  private nonisolated(unsafe) static var isUsed = false

  func note(on object: AnyObject) {
    Self.isUsed = true
    withUnsafePointer(to: &Self.key) { objc_setAssociatedObject(object, $0, self, .OBJC_ASSOCIATION_RETAIN) }
  }
}
