/// The properties of a view that size classes can change.
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
  /// In points; nil for UIKit's own.
  public var layoutMargins: Edges?
  public var preservesSuperviewLayoutMargins: Bool
  public var insetsLayoutMarginsFromSafeArea: Bool
  public var followsReadableWidth: Bool
  public var accessibility: Accessibility
  /// Identifiers of the subviews and constraints that aren't there.
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
    func priorities(_ name: String, _ usual: Double) -> Priorities {
      Priorities(
        horizontal: element.number("horizontal\(name)Priority") ?? usual,
        vertical: element.number("vertical\(name)Priority") ?? usual
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
