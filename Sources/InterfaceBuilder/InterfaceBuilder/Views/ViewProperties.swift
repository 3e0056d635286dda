/// The properties that can vary by size class.
public struct ViewProperties: Hashable, Sendable {
  public var content: ViewContent
  public var isHidden: Bool
  public var alpha: Double
  public var isOpaque: Bool
  public var clipsToBounds: Bool
  public var isUserInteractionEnabled: Bool
  public var tag: Int
  public var contentMode: String?
  public var semanticContent: String?
  public var backgroundColor: InterfaceColor?
  public var tintColor: InterfaceColor?
  public var hugging: Priorities
  public var compressionResistance: Priorities
  /// In points; nil for UIKit's default.
  public var layoutMargins: Edges?
  public var preservesSuperviewLayoutMargins: Bool
  public var insetsLayoutMarginsFromSafeArea: Bool
  public var followsReadableWidth: Bool
  public var accessibility: Accessibility
  /// The identifiers of subviews and constraints that aren't installed.
  public var excludedSubviews: Set<String>
  public var excludedConstraints: Set<String>

  /// Priorities between 1 and 1000.
  public struct Priorities: Hashable, Sendable {
    public var horizontal: Double
    public var vertical: Double
  }

  init(_ element: DocumentElement, original: DocumentElement, _ classes: SizeClasses) {
    element.pass(
      "multipleTouchEnabled",
      "clearsContextBeforeDrawing",
      "simulatedAppContext",
      "exclusiveTouch",
      "keepsContentsScaleFactor",
      "contentStretch",
      "interfaceStyle",
      "largeContentTitle",
      "showsLargeContentViewer"
    )
    func priorities(_ name: String, _ defaultPriority: Double) -> Priorities {
      Priorities(
        horizontal: element.number("horizontal\(name)Priority") ?? defaultPriority,
        vertical: element.number("vertical\(name)Priority") ?? defaultPriority
      )
    }
    content = ViewContent(element)
    isHidden = element.flag("hidden") ?? false
    alpha = element.number("alpha") ?? 1
    isOpaque = element.flag("opaque") ?? true
    clipsToBounds = element.flag("clipsSubviews") ?? false
    isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    tag = element.integer("tag") ?? 0
    contentMode = element["contentMode"]
    semanticContent = element["semanticContentAttribute"]
    backgroundColor = InterfaceColor("backgroundColor", of: element)
    tintColor = InterfaceColor("tintColor", of: element)
    hugging = priorities("Hugging", 250)
    compressionResistance = priorities("CompressionResistance", 750)
    let directional = element.child("directionalEdgeInsets", key: "directionalLayoutMargins")
    layoutMargins = (directional ?? element.child("edgeInsets", key: "layoutMargins")).map(Edges.init)
    preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    insetsLayoutMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    accessibility = Accessibility(element)
    excludedSubviews = original.excluded(from: "subviews", classes)
    excludedConstraints = original.excluded(from: "constraints", classes)
  }
}

/// The accessibility properties; nil for UIKit's defaults.
public struct Accessibility: Hashable, Sendable {
  public var identifier: String?
  public var label: String?
  public var hint: String?
  public var isElement: Bool?
  /// The traits by name, such as `button`; nil for the default.
  public var traits: Set<String>?

  init(_ element: DocumentElement) {
    guard let configuration = element.child("accessibility", key: "accessibilityConfiguration") else { return }
    identifier = configuration["identifier"]
    label = configuration.text("label")
    hint = configuration.text("hint")
    isElement = configuration.child("bool", key: "isElement")?.flag("value")
    if let traits = configuration.child("accessibilityTraits", key: "traits") {
      self.traits = Set(traits.attributes.filter { $0.key != "key" && $0.value == "YES" }.keys)
      traits.passAll()
    }
  }
}
