import Foundation
import InterfaceBuilder

/// Makes the objects of one scene or one nib: first all objects from the outside in, then their constraints, attributes and
/// connections, then each hears that it is awake.
@MainActor
final class InterfaceLoader {
  let interface: HeadlessInterface
  let values: InterfaceValues
  /// The storyboard of the scene; nil for a nib.
  let storyboard: UIStoryboard?
  let classes: SizeClasses
  /// The objects by identifier, without the owner, which holds the loader until its view is loaded.
  private var objects: [String: AnyObject] = [:]
  /// The controller of the scene, or the owner of the nib.
  private(set) weak var owner: AnyObject?
  private(set) var ownerID = ""
  /// The views that a cell has by its style, by identifier.
  var ownViews: [String: UIView] = [:]
  private var made: [(identity: InterfaceIdentity, object: AnyObject)] = []
  /// The owner's connections to objects that aren't there yet.
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

  /// Takes a controller or another object as the owner.
  func take(owner: AnyObject, id: String) {
    self.owner = owner
    ownerID = id
  }

  /// The object of an identifier; nil where there is none yet.
  func object(_ id: String) -> AnyObject? { id == ownerID ? owner : objects[id] }

  /// Makes an object known by its identifier.
  func note(_ object: AnyObject, _ identity: InterfaceIdentity) {
    if object !== owner { objects[identity.id] = object }
    made.append((identity, object))
    // The owner of a nib may come from another document, and keeps what it has from there.
    if InterfaceOrigin.of(object) == nil {
      InterfaceOrigin(identity, storyboard: storyboard?.name).note(on: object)
    }
  }

  /// Makes a guide known by its identifier.
  func note(_ guide: AnyObject, id: String) { objects[id] = guide }

  func note(_ view: UIView, _ node: InterfaceView) {
    note(view, node.identity)
    views.append((node, view))
  }

  /// Ends what was begun: the objects that were made since the last time get their constraints, attributes and connections,
  /// then they hear that they are awake.
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
    // The owner of a nib isn't made of it.
    for (_, object) in made where object !== owner || interface.document.kind == .storyboard {
      (object as? UIResponder)?.awakeFromNib()
    }
  }
}
