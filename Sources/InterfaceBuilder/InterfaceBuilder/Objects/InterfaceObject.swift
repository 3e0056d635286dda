/// An object of a document.
public indirect enum InterfaceObject: Hashable, Sendable {
  case controller(InterfaceController)
  case reference(ControllerReference)
  case view(InterfaceView)
  case barItem(BarItem)
  case navigationItem(NavigationItem)
  case gestureRecognizer(GestureRecognizer)
  /// A placeholder by its name: `IBFilesOwner`, `IBFirstResponder`, `exit`.
  case placeholder(InterfaceIdentity, name: String)
  /// An object of a custom or unknown class.
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

/// The attributes that all objects have.
public struct InterfaceIdentity: Hashable, Sendable {
  /// The identifier, such as `8bC-Xf-vdC`.
  public var id: String
  /// The 1-based line of its element.
  public var line: Int
  /// The name of its element, such as `label`.
  public var kind: String
  /// The custom class, if any.
  public var customClass: String?
  /// The module of the custom class, if specified.
  public var customModule: String?
  /// The label in Interface Builder's outline, if customized.
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
  /// The segues that start at the object.
  var segues: [(source: InterfaceIdentity, connection: Connection, segue: Segue)] {
    connections.compactMap { connection in
      if case .segue(let segue) = connection.kind { (self, connection, segue) } else { nil }
    }
  }
}

/// A bar button item or tab bar item.
public struct BarItem: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var title: String?
  public var image: InterfaceImage?
  public var selectedImage: InterfaceImage?
  public var landscapeImage: InterfaceImage?
  /// The system item, such as `add`, `flexibleSpace` or, for a tab, `favorites`.
  public var systemItem: String?
  public var style: String?
  /// In points; 0 to fit the content.
  public var width: Double
  public var isEnabled: Bool
  public var isSelected: Bool
  public var tag: Int
  public var tintColor: InterfaceColor?
  public var badge: String?
  public var customView: InterfaceView?
  public var accessibility: Accessibility

  init(_ element: DocumentElement) {
    element.pass("key", "catalog", "springLoaded", "changesSelectionAsPrimaryAction", "toolTip")
    for other in ["offsetWrapper", "inset", "textAttributes", "color"] {
      for child in element.all(other) { child.passAll() }
    }
    identity = InterfaceIdentity(element)
    title = element.text("title")
    image = InterfaceImage("image", of: element)
    selectedImage = InterfaceImage("selectedImage", of: element)
    landscapeImage = InterfaceImage("landscapeImage", of: element)
    systemItem = element["systemItem"]
    style = element["style"]
    width = element.number("width") ?? 0
    isEnabled = element.flag("enabled") ?? true
    isSelected = element.flag("selected") ?? false
    tag = element.integer("tag") ?? 0
    tintColor = InterfaceColor("tintColor", of: element)
    badge = element["badgeValue"]
    customView = element.child(key: "customView").flatMap { InterfaceView($0) }
    accessibility = Accessibility(element)
  }
}

/// A navigation item.
public struct NavigationItem: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var title: String?
  public var prompt: String?
  public var largeTitleDisplayMode: String?
  public var hidesBackButton: Bool
  public var leftItemsSupplementBackButton: Bool
  public var leading: [BarItem]
  public var trailing: [BarItem]
  public var back: BarItem?
  public var titleView: InterfaceView?

  init(_ element: DocumentElement) {
    element.pass("key", "style", "backButtonDisplayMode", "preferredSearchBarPlacement", "hidesSearchBarWhenScrolling")
    func items(_ key: String) -> [BarItem] {
      let one = element.child("barButtonItem", key: key).map { [BarItem($0)] } ?? []
      return one + element.list(key + "s").map { BarItem($0) }
    }
    identity = InterfaceIdentity(element)
    title = element.text("title")
    prompt = element.text("prompt")
    largeTitleDisplayMode = element["largeTitleDisplayMode"]
    hidesBackButton = element.flag("hidesBackButton") ?? false
    leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    leading = items("leftBarButtonItem")
    trailing = items("rightBarButtonItem")
    back = element.child("barButtonItem", key: "backBarButtonItem").map { BarItem($0) }
    titleView = element.child(key: "titleView").flatMap { InterfaceView($0) }
  }
}

/// A gesture recognizer; the view refers to it in its connections.
public struct GestureRecognizer: Hashable, Sendable {
  public var identity: InterfaceIdentity
  public var isEnabled: Bool
  public var numberOfTaps: Int
  public var numberOfTouches: Int
  /// The direction of a swipe: `left`, `right`, `up` or `down`; nil for right.
  public var direction: String?
  /// The duration of a long press in seconds.
  public var minimumDuration: Double

  init(_ element: DocumentElement) {
    element.pass(
      "minimumNumberOfTouches",
      "maximumNumberOfTouches",
      "allowableMovement",
      "cancelsTouchesInView",
      "delaysTouchesBegan",
      "delaysTouchesEnded",
      "edges",
      "scale",
      "rotation"
    )
    identity = InterfaceIdentity(element)
    isEnabled = element.flag("enabled") ?? true
    numberOfTaps = element.integer("numberOfTapsRequired") ?? (element.name == "tapGestureRecognizer" ? 1 : 0)
    numberOfTouches = element.integer("numberOfTouchesRequired") ?? 1
    let direction = element["direction"]
    for child in element.all("swipeDirection") { child.passAll() }
    self.direction = direction
    minimumDuration = element.number("minimumPressDuration") ?? 0.5
  }
}
