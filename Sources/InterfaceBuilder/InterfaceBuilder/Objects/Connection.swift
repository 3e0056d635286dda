/// A connection between two objects.
public struct Connection: Hashable, Sendable {
  public var id: String
  /// The 1-based line of its element.
  public var line: Int
  /// The identifier of the destination.
  public var destination: String
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    /// Sets a property to the destination.
    case outlet(property: String)
    /// Adds the destination to a property. UIKit's own collections, such as `gestureRecognizers`, append.
    case outletCollection(property: String)
    /// Calls a method of the destination, for a control on an event such as `touchUpInside`.
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

/// A segue.
public struct Segue: Hashable, Sendable {
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `relationship`, `custom`; before
  /// iOS 8 `push`, `modal`, `popover` and `replace`.
  public var kind: String
  public var identifier: String?
  /// The role of the destination in its container, such as `rootViewController`.
  public var relationship: String?
  public var customClass: String?
  public var customModule: String?
  public var isAnimated: Bool
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  /// The selector that an unwind segue returns to.
  public var unwindAction: String?
  /// The selector of an `IBSegueAction`.
  public var destinationCreationSelector: String?
  /// The identifier of a popover's anchor.
  public var popoverAnchorView: String?
  public var popoverAnchorBarButtonItem: String?
  /// The identifier of the object that triggers it, if it isn't the owner.
  public var trigger: String?

  init(_ element: DocumentElement) {
    element.pass("customModuleProvider", "splitViewControllerTargetIndex", "inheritsFrom", "popoverAnchorRect")
    for other in ["preview", "commit"] { element.child("segue", key: other)?.passAll() }
    element.child("popoverArrowDirection")?.passAll()
    for other in ["size", "nil"] { element.child(other)?.passAll() }
    kind = element["kind"] ?? ""
    identifier = element["identifier"]
    relationship = element["relationship"]
    customClass = element["customClass"]
    customModule = element["customModule"]
    isAnimated = element.flag("animates") ?? true
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    unwindAction = element["unwindAction"]
    destinationCreationSelector = element["destinationCreationSelector"]
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorBarButtonItem = element["popoverAnchorBarButtonItem"]
    trigger = element["trigger"]
  }
}
