/// A way from one controller to another.
public struct Segue: Hashable, Sendable {
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `relationship`, `custom`; in documents
  /// for systems before iOS 8 `push`, `modal`, `popover` and `replace`.
  public var kind: String
  public var identifier: String?
  /// The part that the destination has in its container, such as `rootViewController`.
  public var relationship: String?
  public var customClass: String?
  public var customModule: String?
  public var isAnimated: Bool
  public var modalPresentationStyle: String?
  public var modalTransitionStyle: String?
  /// The method of the controller that an unwind segue comes back to.
  public var unwindAction: String?
  /// The selector that makes the destination, of an `IBSegueAction`.
  public var destinationCreationSelector: String?
  /// The identifiers of what a popover points at.
  public var popoverAnchorView: String?
  public var popoverAnchorBarButtonItem: String?
  /// The identifier of the object that it begins at, where that isn't the one that has it.
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
