import Foundation

/// The way in which a layout makes objects of a class that it doesn't know; see `HeadlessControllerType`.
extension NSObject {
  @inline(never)
  fileprivate convenience init(dispatching: Void) {
    self.init()
  }

  /// An object of a class, made by that class's `init()`.
  static func make<Kind: NSObject>(_ type: Kind.Type) -> Kind {
    // A metatype is a pointer to the class; calls on a final class's metatype need no `required`.
    let standIn = unsafeBitCast(type as NSObject.Type, to: StandIn.Type.self)
    let object: NSObject = standIn.init(dispatching: ())
    // swift-format-ignore: NeverForceUnwrap
    return object as! Kind
  }

  private final class StandIn: NSObject {}
}
