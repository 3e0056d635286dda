/// The properties of a navigation bar, tab bar or toolbar.
public struct BarContent: Hashable, Sendable {
  public var isTranslucent: Bool
  public var prefersLargeTitles: Bool
  public var style: String?
  public var tint: InterfaceColor?
  public var titleColor: InterfaceColor?
  public var titleFont: InterfaceFont?
  public var largeTitleColor: InterfaceColor?
  public var largeTitleFont: InterfaceFont?
  /// The items of a bar without a controller.
  public var items: [InterfaceObject]

  init(_ element: DocumentElement) {
    element.pass(
      "shadowImage",
      "backIndicatorImage",
      "backIndicatorTransitionMask",
      "backgroundImage",
      "selectionIndicatorImage",
      "itemPositioning",
      "selectedImageTintColor"
    )
    for key in [
      "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    ] { element.child(key: key)?.passAll() }
    isTranslucent = element.flag("translucent") ?? true
    prefersLargeTitles = element.flag("largeTitles") ?? false
    style = element["barStyle"]
    tint = InterfaceColor("barTintColor", of: element)
    for color in ["unselectedItemTintColor", "selectedImageTintColor", "backgroundColor"] {
      _ = InterfaceColor(color, of: element)
    }
    let title = element.child("textAttributes", key: "titleTextAttributes")
    let large = element.child("textAttributes", key: "largeTitleTextAttributes")
    for attributes in [title, large].compactMap(\.self) {
      attributes.child("offsetWrapper")?.passAll()
      _ = InterfaceColor("textShadowColor", of: attributes)
    }
    titleColor = title.flatMap { InterfaceColor("textColor", of: $0) }
    titleFont = title.flatMap { InterfaceFont("fontDescription", of: $0) }
    largeTitleColor = large.flatMap { InterfaceColor("textColor", of: $0) }
    largeTitleFont = large.flatMap { InterfaceFont("fontDescription", of: $0) }
    items = element.list("items").map(InterfaceObject.init)
  }
}

/// The properties of a stack view.
public struct StackContent: Hashable, Sendable {
  public var isVertical: Bool
  public var alignment: String
  public var distribution: String
  /// In points.
  public var spacing: Double
  /// Whether the spacing is the system's.
  public var usesStandardSpacing: Bool
  public var isBaselineRelative: Bool

  init(_ element: DocumentElement) {
    isVertical = element["axis"] == "vertical"
    alignment = element["alignment"] ?? "fill"
    distribution = element["distribution"] ?? "fill"
    spacing = element.number("spacing") ?? 0
    usesStandardSpacing = element["spacingType"] == "standard"
    isBaselineRelative = element.flag("baselineRelativeArrangement") ?? false
  }
}
