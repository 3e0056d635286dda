/// The initializers without parameters that the app's classes declare themselves, which UIKit finds by their name.
///
/// A view and a controller have `init()` as a convenience, so that a subclass's own is a new method to Swift, which a metatype
/// of the superclass doesn't know.
@MainActor
enum OwnInitializers {
  private static var known: [ObjectIdentifier: UnsafeRawPointer?] = [:]

  /// An object made by the class's own `init()`; `nil` where it declares none.
  static func make(_ type: AnyClass) -> AnyObject? {
    let found = known[ObjectIdentifier(type)] ?? find(type)
    guard let found else { return nil }
    let object = callInitializer(found, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  private static func find(_ type: AnyClass) -> UnsafeRawPointer? {
    // A class's metadata: kind, superclass, sizes and offsets, then its descriptor.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // UIKit's own do nothing else than the designated ones.
    let found =
      HeadlessRuntime.isKits(type)
      ? nil : findInitializer(metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self))
    known[ObjectIdentifier(type)] = .some(found)
    return found
  }
}

// Of CHeadlessUIKit, by Swift's calling convention; see its header.
@_silgen_name("headless_own_initializer")
private func findInitializer(_ descriptor: UnsafeRawPointer?) -> UnsafeRawPointer?

@_silgen_name("headless_call_initializer")
private func callInitializer(_ initializer: UnsafeRawPointer, _ metatype: UnsafeRawPointer)
  -> UnsafeMutableRawPointer?
