public import Foundation
import InterfaceBuilder

/// Controllers and the ways between them, from a document of Interface Builder's: one of `HeadlessRuntime.interfaces`, or a
/// `.storyboard` file of the bundle, as it is in the sources. Nothing has to be compiled.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private let interface: HeadlessInterface?
  /// Hears what is made of its scenes, and of those of storyboards that they refer to. Petri's own form.
  public weak var headlessObserver: (any HeadlessStoryboardObserver)?
  /// The name that it was made with. Petri's own form.
  public var headlessName: String { name }
  /// How many controllers are in each other while they are made.
  private var depth = 0

  /// The storyboard of a name. One that isn't there is misuse, where UIKit raises an exception.
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

  /// Registers how the controllers of a storyboard are made: by identifier, nil for the first. Petri's own form.
  public static func registerHeadless(name: String, _ make: @escaping (String?) -> UIViewController?) {
    makers[name] = make
  }

  private static var makers: [String: (String?) -> UIViewController?] = [:]

  /// The controller that the storyboard begins with; nil where none is chosen.
  open func instantiateInitialViewController() -> UIViewController? {
    if let maker = Self.makers[name] { return maker(nil) }
    return interface?.document.initialController.flatMap { controller(id: $0) }
  }

  /// The controller of an identifier; a plain one, and a misuse in UIKit's words, where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = Self.makers[name]?(identifier) ?? identified(identifier, nil) { return controller }
    HeadlessRuntime.misuse(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return UIViewController()
  }

  /// The controller that the storyboard begins with, made by a closure. Where that gives nil, it is made without it.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    if let maker = Self.makers[name] { return maker(nil) as? Controller }
    return interface?.document.initialController.flatMap { controller(id: $0, creator) } as? Controller
  }

  /// The controller of an identifier, made by a closure. Where that gives nil, it is made without it.
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

  /// The controller of an object's identifier in the document, such as `BYZ-38-t0r`, which all have; nil where there is none.
  /// Petri's own form.
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

  /// The controller of an object's identifier, here or in the storyboard that a reference leads to.
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
