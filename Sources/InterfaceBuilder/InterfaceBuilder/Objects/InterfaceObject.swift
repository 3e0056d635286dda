/// An object of a document.
public indirect enum InterfaceObject: Hashable, Sendable {
  case controller(InterfaceController)
  /// A controller of another document.
  case reference(ControllerReference)
  case view(InterfaceView)
  case barItem(BarItem)
  case navigationItem(NavigationItem)
  case gestureRecognizer(GestureRecognizer)
  /// The owner, the first responder or the exit, by its name: `IBFilesOwner`, `IBFirstResponder`, `exit`.
  case placeholder(InterfaceIdentity, name: String)
  /// An object of a class that somebody wrote, or of one that isn't known here.
  case other(InterfaceIdentity)

  public var identity: InterfaceIdentity {
    switch self {
    case .controller(let controller): controller.identity
    case .reference(let reference): reference.identity
    case .view(let view): view.identity
    case .barItem(let item): item.identity
    case .navigationItem(let item): item.identity
    case .gestureRecognizer(let recognizer): recognizer.identity
    case .placeholder(let identity, _), .other(let identity): identity
    }
  }

  init(_ element: DocumentElement) {
    switch element.name {
    case "placeholder":
      self = .placeholder(InterfaceIdentity(element), name: element["placeholderIdentifier"] ?? "")
    case "exit": self = .placeholder(InterfaceIdentity(element), name: "exit")
    case "viewControllerPlaceholder": self = .reference(ControllerReference(element))
    case "barButtonItem", "tabBarItem": self = .barItem(BarItem(element))
    case "navigationItem": self = .navigationItem(NavigationItem(element))
    case let name where name.hasSuffix("GestureRecognizer"): self = .gestureRecognizer(GestureRecognizer(element))
    case let name where name.hasSuffix("Controller"): self = .controller(InterfaceController(element))
    default: self = InterfaceView(element).map(Self.view) ?? .other(InterfaceIdentity(element))
    }
  }
}
