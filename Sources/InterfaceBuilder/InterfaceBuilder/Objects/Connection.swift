/// A connection from an object to another.
public struct Connection: Hashable, Sendable {
  public var id: String
  /// The line, counted from 1.
  public var line: Int
  /// The identifier of the object that it leads to.
  public var destination: String
  public var kind: Kind

  /// The effect of a connection.
  public enum Kind: Hashable, Sendable {
    /// The destination becomes the value of a property.
    case outlet(property: String)
    /// The destination is one of a property's values. UIKit's own collections, such as `gestureRecognizers`, append.
    case outletCollection(property: String)
    /// A method of the destination is called, for a control at an event such as `touchUpInside`.
    case action(selector: String, event: String?)
    case segue(Segue)
  }

  init?(_ element: DocumentElement) {
    guard ["outlet", "outletCollection", "action", "segue"].contains(element.name) else { return nil }
    id = element["id"] ?? ""
    line = element.line
    destination = element["destination"] ?? ""
    switch element.name {
    case "outlet": kind = .outlet(property: element["property"] ?? "")
    case "outletCollection":
      element.pass("collectionClass", "appends")
      kind = .outletCollection(property: element["property"] ?? "")
    case "action": kind = .action(selector: element["selector"] ?? "", event: element["eventType"])
    default: kind = .segue(Segue(element))
    }
  }
}
