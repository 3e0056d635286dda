public import Foundation

/// Lets generic code write `VC(nibName: nil, bundle: nil)` or `VC()` for a `VC: UIViewController`.
///
/// UIKit permits that because Objective-C dispatches initializers dynamically. For a Swift class it takes a `required`
/// initializer, which every subclass would have to repeat. An initializer of a protocol extension has no such
/// restriction; this one dispatches to the initializer of the dynamic class. Calls that name a class use that class's
/// initializer directly.
///
/// A class that declares its own designated initializer and doesn't override `init(nibName:bundle:)` traps with `Use of
/// unimplemented initializer`, as on iOS. `VC()` finds an `init()` that the class declares by the program's symbols, so
/// not in a stripped program. `VC.init` can't be passed as a function: write `{ VC() }`.
@preconcurrency @MainActor
public protocol HeadlessControllerType {}

extension HeadlessControllerType {
  // An initializer of a protocol extension can't read the dynamic class that it is called on, but a static method can:
  // its `self`. Both have the same calling convention, so the method stands in for the initializer's body.
  // MetatypeTests check this with each compiler.

  @_silgen_name("headless_controller_init_nib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ dispatch: Void = ())

  @_silgen_name("headless_controller_init_nib")
  static func make(nibName: __owned String?, bundle: __owned Bundle?, _ dispatch: Void) -> Self {
    UIViewController.make(self, nibName, bundle)
  }

  @_silgen_name("headless_controller_init")
  public init(_ dispatch: Void = ())

  @_silgen_name("headless_controller_init")
  static func make(_ dispatch: Void) -> Self {
    (self as? AnyClass).flatMap(OwnInitializers.make) as? Self ?? UIViewController.make(self, nil, nil)
  }
}

extension UIViewController {
  /// Calls the initializer of the dynamic class through the vtable, as delegation from a convenience initializer does.
  /// Inlining would devirtualize the call to `StandIn`.
  @inline(never)
  fileprivate convenience init(dispatchingNibName nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  static func make<Kind>(_ type: Kind.Type, _ nibName: String?, _ bundle: Bundle?) -> Kind {
    // The casts can't fail: only controllers conform to the protocol, and the result is of the requested type. A
    // metatype is a pointer to the class, and calls on a final class's metatype don't require a `required` initializer.
    // swift-format-ignore: NeverForceUnwrap
    let standIn = unsafeBitCast(type as! UIViewController.Type, to: StandIn.Type.self)
    let controller: UIViewController = standIn.init(dispatchingNibName: nibName, bundle: bundle)
    // swift-format-ignore: NeverForceUnwrap
    return controller as! Kind
  }

  private final class StandIn: UIViewController {}
}

/// Lets generic code write `V(frame: .zero)` or `V()` for a `V: UIView`; see `HeadlessControllerType`.
@preconcurrency @MainActor
public protocol HeadlessViewType {}

extension HeadlessViewType {
  @_silgen_name("headless_view_init_frame")
  public init(frame: CGRect, _ dispatch: Void = ())

  @_silgen_name("headless_view_init_frame")
  static func make(frame: __owned CGRect, _ dispatch: Void) -> Self {
    UIView.make(self, frame)
  }

  @_silgen_name("headless_view_init")
  public init(_ dispatch: Void = ())

  @_silgen_name("headless_view_init")
  static func make(_ dispatch: Void) -> Self {
    (self as? AnyClass).flatMap(OwnInitializers.make) as? Self ?? UIView.make(self, .zero)
  }
}

extension HeadlessViewType where Self: UIButton {
  @_silgen_name("headless_button_init_type")
  public init(type: UIButton.ButtonType, _ dispatch: Void = ())

  @_silgen_name("headless_button_init_type")
  static func make(type: UIButton.ButtonType, _ dispatch: Void) -> Self {
    let button = UIView.make(self, .zero)
    button.take(type)
    return button
  }
}

extension UIView {
  @inline(never)
  fileprivate convenience init(dispatchingFrame frame: CGRect) {
    self.init(frame: frame)
  }

  package static func make<Kind>(_ type: Kind.Type, _ frame: CGRect) -> Kind {
    // swift-format-ignore: NeverForceUnwrap
    let standIn = unsafeBitCast(type as! UIView.Type, to: StandIn.Type.self)
    let view: UIView = standIn.init(dispatchingFrame: frame)
    // swift-format-ignore: NeverForceUnwrap
    return view as! Kind
  }

  private final class StandIn: UIView {}
}

/// Dynamic initialization of classes that storyboards name; see `HeadlessControllerType`.
extension NSObject {
  @inline(never)
  fileprivate convenience init(dispatching: Void) {
    self.init()
  }

  static func make<Kind: NSObject>(_ type: Kind.Type) -> Kind {
    // A metatype is a pointer to the class, and calls on a final class's metatype don't require a `required`
    // initializer.
    let standIn = unsafeBitCast(type as NSObject.Type, to: StandIn.Type.self)
    let object: NSObject = standIn.init(dispatching: ())
    // swift-format-ignore: NeverForceUnwrap
    return object as! Kind
  }

  private final class StandIn: NSObject {}
}

/// The `init()` of the app's classes, found by symbol name.
///
/// Views and controllers inherit `init()` as a convenience initializer, so a subclass's own is a new method that no
/// vtable slot leads to.
@MainActor
enum OwnInitializers {
  private static var known: [ObjectIdentifier: UnsafeRawPointer?] = [:]

  /// Calls the `init()` that the class declares; nil if it declares none.
  static func make(_ type: AnyClass) -> AnyObject? {
    let found = known[ObjectIdentifier(type)] ?? find(type)
    guard let found else { return nil }
    let object = callInitializer(found, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  private static func find(_ type: AnyClass) -> UnsafeRawPointer? {
    // Offset 40 of class metadata on 64-bit platforms is the nominal type descriptor.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The initializers of UIKit's classes only call the designated ones.
    let found =
      HeadlessRuntime.isKits(type)
      ? nil : findInitializer(metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self))
    known[ObjectIdentifier(type)] = .some(found)
    return found
  }
}

// C functions of CHeadlessUIKit that use Swift's calling convention.
@_silgen_name("headless_own_initializer")
private func findInitializer(_ descriptor: UnsafeRawPointer?) -> UnsafeRawPointer?

@_silgen_name("headless_call_initializer")
private func callInitializer(_ initializer: UnsafeRawPointer, _ metatype: UnsafeRawPointer)
  -> UnsafeMutableRawPointer?
