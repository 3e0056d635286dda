/// The properties of a button.
public struct ButtonContent: Hashable, Sendable {
  /// `system`, `custom` and so on; nil for custom. Older versions of Interface Builder wrote `roundedRect`.
  public var type: String?
  public var font: InterfaceFont?
  public var lineBreakMode: String?
  /// The appearance by state: `normal`, `selected`, `disabled`, `highlighted`, `focused`.
  public var states: [String: State]
  public var contentInsets: Edges?
  public var titleInsets: Edges?
  public var imageInsets: Edges?
  public var configuration: Configuration?
  public var role: String?
  public var changesSelectionAsPrimaryAction: Bool

  public struct State: Hashable, Sendable {
    public var title: String?
    public var attributedTitle: AttributedText?
    public var image: InterfaceImage?
    public var backgroundImage: InterfaceImage?
    public var titleColor: InterfaceColor?
  }

  /// A button configuration (iOS 15 and later).
  public struct Configuration: Hashable, Sendable {
    /// `plain`, `gray`, `tinted`, `filled`; in iOS 26 also `glass` and `prominentGlass`.
    public var style: String
    public var title: String?
    public var attributedTitle: AttributedText?
    public var subtitle: String?
    public var titleFont: InterfaceFont?
    public var subtitleFont: InterfaceFont?
    public var image: InterfaceImage?
    /// In points.
    public var imagePadding: Double
    public var titlePadding: Double?
    public var imagePlacement: String?
    public var titleAlignment: String?
    public var size: String?
    public var cornerStyle: String?
    public var contentInsets: Edges?
    public var baseForegroundColor: InterfaceColor?
    public var baseBackgroundColor: InterfaceColor?
    public var showsActivityIndicator: Bool
  }

  init(_ element: DocumentElement) {
    element.pass(
      "adjustsImageWhenDisabled",
      "adjustsImageWhenHighlighted",
      "reversesTitleShadowWhenHighlighted",
      "showsTouchWhenHighlighted",
      "hasAttributedTitle",
      "pointerInteraction",
      "adjustsImageSizeForAccessibilityContentSizeCategory"
    )
    for other in ["titleShadowOffset", "insetFor6xAndEarlier", "largeContentSizeImageInsets"] {
      element.child(key: other)?.passAll()
    }
    type = element["buttonType"]
    font = InterfaceFont("fontDescription", of: element)
    lineBreakMode = element["lineBreakMode"]
    states = [:]
    for state in element.all("state") {
      if let key = state["key"] { states[key] = State(state) }
    }
    contentInsets = element.child("inset", key: "contentEdgeInsets").map(Edges.init)
    titleInsets = element.child("inset", key: "titleEdgeInsets").map(Edges.init)
    imageInsets = element.child("inset", key: "imageEdgeInsets").map(Edges.init)
    configuration = element.child("buttonConfiguration", key: "configuration").map(Configuration.init)
    role = element["role"]
    changesSelectionAsPrimaryAction = element.flag("changesSelectionAsPrimaryAction") ?? false
  }
}

extension ButtonContent.State {
  init(_ element: DocumentElement) {
    for shadow in ["titleShadowColor"] { _ = InterfaceColor(shadow, of: element) }
    title = element.text("title")
    attributedTitle = element.child("attributedString", key: "attributedTitle").map(AttributedText.init)
    image = InterfaceImage("image", of: element)
    backgroundImage = InterfaceImage("backgroundImage", of: element)
    titleColor = InterfaceColor("titleColor", of: element)
  }
}

extension ButtonContent.Configuration {
  init(_ element: DocumentElement) {
    element.pass(
      "titleLineBreakMode",
      "subtitleLineBreakMode",
      "indicator",
      "automaticallyUpdateForSelection",
      "buttonSize"
    )
    element.child("backgroundConfiguration", key: "background")?.passAll()
    element.child("attributedString", key: "attributedSubtitle")?.passAll()
    element.child("colorTransformer")?.passAll()
    style = element["style"] ?? "plain"
    title = element.text("title")
    attributedTitle = element.child("attributedString", key: "attributedTitle").map(AttributedText.init)
    subtitle = element.text("subtitle")
    titleFont = InterfaceFont("titleFontDescription", of: element)
    subtitleFont = InterfaceFont("subtitleFontDescription", of: element)
    image = InterfaceImage("image", of: element)
    imagePadding = element.number("imagePadding") ?? 0
    titlePadding = element.number("titlePadding")
    imagePlacement = element["imagePlacement"]
    titleAlignment = element["titleAlignment"]
    size = element["buttonSize"]
    cornerStyle = element["cornerStyle"]
    contentInsets = element.child("directionalEdgeInsets", key: "contentInsets").map(Edges.init)
    baseForegroundColor = InterfaceColor("baseForegroundColor", of: element)
    baseBackgroundColor = InterfaceColor("baseBackgroundColor", of: element)
    showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
  }
}
