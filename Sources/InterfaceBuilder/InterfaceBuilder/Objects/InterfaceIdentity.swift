/// The part that all objects of a document have.
public struct InterfaceIdentity: Hashable, Sendable {
  /// The identifier in its document, such as `8bC-Xf-vdC`.
  public var id: String
  /// The line on which it begins, counted from 1.
  public var line: Int
  /// The name of its element, such as `label`.
  public var kind: String
  /// The class that somebody wrote for it; nil for one of UIKit's own.
  public var customClass: String?
  /// The module of that class; nil where none is named.
  public var customModule: String?
  /// The name that it has in Interface Builder's outline, where somebody chose one.
  public var label: String?
  public var restorationIdentifier: String?
  public var attributes: [RuntimeAttribute]
  public var connections: [Connection]

  init(_ element: DocumentElement) {
    element.pass("customModuleProvider", "propertyAccessControl", "sceneMemberID", "multipleSelection")
    id = element["id"] ?? ""
    line = element.line
    kind = element.name
    customClass = element["customClass"]
    customModule = element["customModule"]
    label = element["userLabel"]
    restorationIdentifier = element["restorationIdentifier"]
    attributes = element.list("userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init)
    connections = element.list("connections").compactMap(Connection.init)
    for comment in element.all("attributedString") where comment.attributes["key"] == "userComments" {
      comment.passAll()
    }
  }
}

extension InterfaceIdentity {
  /// The ways that begin at the object.
  var segues: [(source: InterfaceIdentity, connection: Connection, segue: Segue)] {
    connections.compactMap { connection in
      if case .segue(let segue) = connection.kind { (self, connection, segue) } else { nil }
    }
  }
}
