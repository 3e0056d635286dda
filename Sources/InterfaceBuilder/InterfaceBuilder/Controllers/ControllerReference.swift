/// A storyboard reference: a controller of another storyboard.
public struct ControllerReference: Hashable, Sendable {
  public var identity: InterfaceIdentity
  /// The name of the other storyboard, without its ending.
  public var storyboard: String
  /// The identifier of the controller there; nil for the initial one.
  public var identifier: String?
  /// The bundle that has the storyboard; nil for the app's.
  public var bundle: String?

  init(_ element: DocumentElement) {
    element.pass("storyboardIdentifier")
    for item in ["navigationItem", "tabBarItem"] { element.child(item)?.passAll() }
    element.child("simulatedNavigationBarMetrics")?.passAll()
    identity = InterfaceIdentity(element)
    storyboard = element["storyboardName"] ?? ""
    identifier = element["referencedIdentifier"]
    bundle = element["bundleIdentifier"]
    for child in element.children where child.attributes["key"]?.hasPrefix("simulated") == true { child.passAll() }
  }
}
