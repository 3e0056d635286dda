public import Foundation

/// Lets generic code write `VC(nibName: nil, bundle: nil)` or `VC()` for a `VC: UIViewController`.
///
/// With UIKit, Swift permits that because Objective-C finds the initializer in the class at run time. For a Swift class
/// it asks for `required`, which every subclass would have to repeat; UIKit's subclasses don't. An initializer of a
/// protocol extension is permitted without, and this one sends the call on to the class's own initializer. Calls that
/// name a class use that class's initializer directly.
///
/// A class that declares its own designated initializer and doesn't override `init(nibName:bundle:)` doesn't have it:
/// making one this way ends the process with `Use of unimplemented initializer`, on iOS as here. `VC()` finds an
/// `init()` that the class declares itself by the program's symbols, which a stripped one lacks; one that it inherits
/// from a class of the app is found where Swift makes it the class's own, which it does for a designated one.
/// `VC.init` can't be passed on as a function: write `{ VC() }`.
@preconcurrency @MainActor
public protocol HeadlessControllerType {}

extension HeadlessControllerType {
  // An initializer can't see which class it was called on, a static method can: it is its `self`. The two have the same
  // calling convention, so the method is the initializer's body. MetatypeTests hold this against the compiler.

  /// A controller of the class at hand, made by that class's `init(nibName:bundle:)`.
  @_silgen_name("headless_controller_init_nib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ dispatch: Void = ())

  @_silgen_name("headless_controller_init_nib")
  static func make(nibName: __owned String?, bundle: __owned Bundle?, _ dispatch: Void) -> Self {
    UIViewController.make(self, nibName, bundle)
  }

  /// A controller of the class at hand, made by that class's own `init()`, or else by its `init(nibName:bundle:)`.
  @_silgen_name("headless_controller_init")
  public init(_ dispatch: Void = ())

  @_silgen_name("headless_controller_init")
  static func make(_ dispatch: Void) -> Self {
    (self as? AnyClass).flatMap(OwnInitializers.make) as? Self ?? UIViewController.make(self, nil, nil)
  }
}

extension UIViewController {
  /// Delegation from a convenience initializer goes through the class's method table: that is the way to the class's
  /// own initializer. Not inlined, for the compiler would take it for a call of `StandIn`'s.
  @inline(never)
  fileprivate convenience init(dispatchingNibName nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  static func make<Kind>(_ type: Kind.Type, _ nibName: String?, _ bundle: Bundle?) -> Kind {
    // Only controllers conform to the protocol, and the result is of the type that was asked for. A metatype is a
    // pointer to the class, whatever its static type; calls on a final class's metatype need no `required`.
    // swift-format-ignore: NeverForceUnwrap
    let standIn = unsafeBitCast(type as! UIViewController.Type, to: StandIn.Type.self)
    let controller: UIViewController = standIn.init(dispatchingNibName: nibName, bundle: bundle)
    // swift-format-ignore: NeverForceUnwrap
    return controller as! Kind
  }

  private final class StandIn: UIViewController {}
}
