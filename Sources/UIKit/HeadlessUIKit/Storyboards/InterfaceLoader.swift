import Foundation
import InterfaceBuilder

/// Creates the objects of one scene or nib: first all objects from the outside in, then their constraints, attributes
/// and connections, then `awakeFromNib` is called.
@MainActor
final class InterfaceLoader {
  let interface: HeadlessInterface
  let values: InterfaceValues
  let storyboard: UIStoryboard?
  let classes: SizeClasses
  /// The objects by identifier, except for the owner, which retains the loader until its view is loaded.
  private var objects: [String: AnyObject] = [:]
  private(set) weak var owner: AnyObject?
  private(set) var ownerID = ""
  /// The subviews that a cell has because of its style, by identifier.
  var ownViews: [String: UIView] = [:]
  private var made: [(identity: InterfaceIdentity, object: AnyObject)] = []
  /// Connections of the owner to objects that don't exist yet.
  var waiting: [(identity: InterfaceIdentity, connection: Connection)] = []
  private var views: [(node: InterfaceView, view: UIView)] = []

  init(_ interface: HeadlessInterface, storyboard: UIStoryboard?, traits: UITraitCollection = .current) {
    self.interface = interface
    self.storyboard = storyboard
    values = InterfaceValues(interface: interface)
    classes = SizeClasses(
      horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
      vertical: traits.verticalSizeClass == .compact ? .compact : .regular
    )
  }

  func take(owner: AnyObject, id: String) {
    self.owner = owner
    ownerID = id
  }

  func object(_ id: String) -> AnyObject? { id == ownerID ? owner : objects[id] }

  func note(_ object: AnyObject, _ identity: InterfaceIdentity) {
    if object !== owner { objects[identity.id] = object }
    made.append((identity, object))
    // The owner of a nib may belong to another document.
    if InterfaceOrigin.of(object) == nil {
      InterfaceOrigin(identity, storyboard: storyboard?.name).note(on: object)
    }
  }

  func note(_ guide: AnyObject, id: String) { objects[id] = guide }

  func note(_ view: UIView, _ node: InterfaceView) {
    note(view, node.identity)
    views.append((node, view))
  }

  /// Adds constraints, attributes and connections to the objects created since the last call, then awakes them.
  func finish() {
    let (made, views) = (self.made, self.views)
    self.made = []
    self.views = []
    for (node, view) in views { addConstraints(of: node, view) }
    for (identity, object) in made {
      for attribute in identity.attributes { set(attribute, on: object) }
    }
    connectWaiting()
    for (identity, object) in made { connect(identity, object) }
    if HeadlessRuntime.imitatesInterfaceBuilder {
      for case let list as UIScrollView in views.map(\.view) { showPrototypes(of: list) }
    }
    // `awakeFromNib` isn't sent to the owner of a nib.
    for (_, object) in made where object !== owner || interface.document.kind == .storyboard {
      (object as? UIResponder)?.awakeFromNib()
    }
  }
}

/// The origin of an object in a document, with its connections.
final class InterfaceOrigin {
  let identity: InterfaceIdentity
  let storyboard: String?
  var outlets: [String: [Held]] = [:]

  /// A weak reference, because an object may be connected to its container.
  struct Held {
    weak var object: AnyObject?
  }

  init(_ identity: InterfaceIdentity, storyboard: String?) {
    self.identity = identity
    self.storyboard = storyboard
  }

  // Only the address is used.
  private nonisolated(unsafe) static var key: UInt8 = 0

  static func of(_ object: AnyObject) -> InterfaceOrigin? {
    withUnsafePointer(to: &key) { objc_getAssociatedObject(object, $0) as? InterfaceOrigin }
  }

  static func missingClass(of object: AnyObject) -> String? {
    guard isUsed, let identity = of(object)?.identity, let name = identity.customClass,
      HeadlessRuntime.isKits(type(of: object))
    else { return nil }
    return identity.customModule.map { "\($0).\(name)" } ?? name
  }

  // Written on the main actor before the first origin exists.
  private nonisolated(unsafe) static var isUsed = false

  func note(on object: AnyObject) {
    Self.isUsed = true
    withUnsafePointer(to: &Self.key) { objc_setAssociatedObject(object, $0, self, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// The first responder or exit placeholder of a scene. The first responder that implements an action receives it.
final class InterfacePlaceholder {}

@MainActor
struct InterfaceScenery {
  let loader: InterfaceLoader
  let node: InterfaceController
  let scene: InterfaceScene

  /// Whether the document has a view for the controller. Containers create their own.
  var hasView: Bool { node.view != nil }

  func load(into controller: UIViewController) {
    loader.loadView(node, scene, into: controller)
  }
}

/// A segue of a controller, from which each performance makes a new `UIStoryboardSegue`.
struct SegueTemplate {
  let segue: Segue
  let destination: String
  let source: InterfaceIdentity
}

@MainActor
enum InterfaceClasses {
  static var registered: [String: AnyClass] = [:]

  static func type<Base: AnyObject>(of identity: InterfaceIdentity, as base: Base.Type) -> Base.Type? {
    guard let name = identity.customClass else { return nil }
    if let type = registered[name] ?? identity.customModule.flatMap({ registered["\($0).\(name)"] }) {
      return type as? Base.Type
    }
    // Documents omit the module of the app's and UIKit's classes.
    let modules = [identity.customModule].compactMap(\.self) + HeadlessRuntime.interfaceModules + ["HeadlessUIKit"]
    return modules.lazy.compactMap { _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") as? Base.Type }
      .first
  }
}

extension HeadlessRuntime {
  /// Registers a class that documents name. Only classes outside the named module and `interfaceModules` need it.
  public static func registerInterfaceClass(_ type: AnyClass, as name: String? = nil) {
    let full = className(of: type)
    InterfaceClasses.registered[name ?? String(full.split(separator: ".").last ?? "")] = type
    InterfaceClasses.registered[full] = type
  }

  /// The modules of classes that documents name without a module; empty by default.
  public static var interfaceModules: [String] = []
}
