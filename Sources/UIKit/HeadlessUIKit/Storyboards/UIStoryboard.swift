public import Foundation
import InterfaceBuilder

/// Controllers and segues from `HeadlessRuntime.interfaces` or from an uncompiled `.storyboard` file in the bundle.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private let interface: HeadlessInterface?
  /// The observer of this storyboard and of those that it references. Not in UIKit.
  public weak var headlessObserver: (any HeadlessStoryboardObserver)?
  public var headlessName: String { name }
  private var depth = 0

  /// Loads a storyboard by name. A missing one is reported as misuse; UIKit raises an exception.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    interface = InterfaceFiles.interface(name, storyboardBundleOrNil, ["storyboard"])
    super.init()
    if interface == nil, Self.makers[name] == nil {
      HeadlessRuntime.misuse(
        "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).bundlePath)"
      )
    }
  }

  /// Registers a closure that creates a storyboard's controllers by identifier; nil is the initial one.
  public static func registerHeadless(name: String, _ make: @escaping (String?) -> UIViewController?) {
    makers[name] = make
  }

  private static var makers: [String: (String?) -> UIViewController?] = [:]

  open func instantiateInitialViewController() -> UIViewController? {
    if let maker = Self.makers[name] { return maker(nil) }
    return interface?.document.initialController.flatMap { controller(id: $0) }
  }

  /// Creates the controller of an identifier. A missing one is reported as misuse and replaced by an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = Self.makers[name]?(identifier) ?? identified(identifier, nil) { return controller }
    HeadlessRuntime.misuse(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return UIViewController()
  }

  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    if let maker = Self.makers[name] { return maker(nil) as? Controller }
    return interface?.document.initialController.flatMap { controller(id: $0, creator) } as? Controller
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = identified(identifier, creator) ?? instantiateViewController(withIdentifier: identifier)
    if let controller = made as? Controller { return controller }
    HeadlessRuntime.misuse(
      "The view controller with identifier '\(identifier)' of storyboard (\(name)) is a "
        + "\(HeadlessRuntime.className(of: made)), not a \(HeadlessRuntime.className(of: Controller.self))"
    )
    return UIViewController.make(Controller.self, nil, nil)
  }

  /// Creates the controller of an object identifier such as `BYZ-38-t0r`; nil if there is none. Not in UIKit.
  public func instantiateHeadless(
    object id: String,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    controller(id: id, creator)
  }

  private func identified(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let scene = interface?.document.scenes.first { $0.controller?.storyboardIdentifier == identifier }
    return scene?.controller.flatMap { controller(id: $0.identity.id, creator) }
  }

  /// Creates the controller of an object identifier, in this storyboard or in the one that a reference leads to.
  func controller(id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let interface else { return nil }
    if depth > 100 {
      HeadlessRuntime.misuse("Storyboard (\(name)) has controllers that are in themselves")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    for scene in interface.document.shownScenes {
      if let controller = scene.controller, controller.identity.id == id {
        return InterfaceLoader(interface, storyboard: self).controller(controller, scene, creator)
      }
      if let reference = scene.reference, reference.identity.id == id { return controller(of: reference) }
    }
    return nil
  }

  private func controller(of reference: ControllerReference) -> UIViewController? {
    let other = reference.storyboard == name ? self : UIStoryboard(name: reference.storyboard, bundle: bundle)
    other.headlessObserver = headlessObserver
    guard let identifier = reference.identifier else { return other.instantiateInitialViewController() }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}

/// Observes the objects and actions of a storyboard. Not in UIKit.
@MainActor
public protocol HeadlessStoryboardObserver: AnyObject {
  func storyboard(_ storyboard: UIStoryboard, didMake controller: UIViewController)

  /// Called after a controller's view was loaded and connected, before `viewDidLoad`.
  func storyboard(_ storyboard: UIStoryboard, didLoadViewOf controller: UIViewController)

  /// Called when an action is sent to an object whose custom class is missing; `controller` is the scene's.
  func storyboard(
    _ storyboard: UIStoryboard,
    didSend action: String,
    from sender: AnyObject,
    in controller: UIViewController?
  )
}
