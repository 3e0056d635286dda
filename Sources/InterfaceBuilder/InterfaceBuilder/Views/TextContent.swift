/// The properties of a label.
public struct LabelContent: Hashable, Sendable {
  public var text: String?
  public var attributedText: AttributedText?
  public var font: InterfaceFont?
  public var textColor: InterfaceColor?
  public var highlightedColor: InterfaceColor?
  public var shadowColor: InterfaceColor?
  public var textAlignment: String?
  public var lineBreakMode: String?
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines: Int
  public var adjustsFontSizeToFit: Bool
  public var minimumScaleFactor: Double
  public var adjustsFontForContentSizeCategory: Bool
  /// The preferred maximum width in points; nil for automatic.
  public var preferredMaxLayoutWidth: Double?
  public var isEnabled: Bool

  init(_ element: DocumentElement) {
    element.pass(
      "baselineAdjustment",
      "minimumFontSize",
      "usesAttributedText",
      "adjustsLetterSpacingToFitWidth",
      "highlighted",
      "showsExpansionTextWhenTruncated"
    )
    element.child("size", key: "shadowOffset")?.passAll()
    text = element.text("text")
    attributedText = element.child("attributedString", key: "attributedText").map(AttributedText.init)
    font = InterfaceFont("fontDescription", of: element)
    textColor = InterfaceColor("textColor", of: element)
    highlightedColor = InterfaceColor("highlightedColor", of: element)
    shadowColor = InterfaceColor("shadowColor", of: element)
    textAlignment = element["textAlignment"]
    lineBreakMode = element["lineBreakMode"]
    numberOfLines = element.integer("numberOfLines") ?? 1
    adjustsFontSizeToFit = element.flag("adjustsFontSizeToFit") ?? true
    minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth")
    isEnabled = element.flag("enabled") ?? true
  }
}

extension DocumentElement {
  /// The text of an attribute, or of a `string` child if it has several lines.
  func text(_ key: String) -> String? {
    if let none = child("nil", key: key) { none.passAll() }
    if let string = child("string", key: key) {
      string.pass("base64-UTF8", "userLabel")
      return string.text
    }
    let mutable = child("mutableString", key: key)
    return self[key] ?? mutable?.text
  }
}

/// An attributed string.
public struct AttributedText: Hashable, Sendable {
  public var runs: [Run]

  /// A run with equal attributes.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: InterfaceFont?
    public var color: InterfaceColor?
    /// The alignment: `left`, `center`, `right`, `justified` or `natural`.
    public var alignment: String?
    /// The line spacing in points.
    public var lineSpacing: Double?
    /// The kerning in points.
    public var kern: Double?
    public var isUnderlined: Bool
    public var isStruck: Bool
  }

  /// The plain text.
  public var text: String { runs.map(\.text).joined() }

  init(_ element: DocumentElement) {
    runs = element.all("fragment").map(Self.run)
  }

  private static func run(_ fragment: DocumentElement) -> Run {
    let content = fragment.child("string", key: "content")
    content?.pass("base64-UTF8")
    let attributes = fragment.child("attributes")
    let style = attributes?.child("paragraphStyle", key: "NSParagraphStyle")
    style?.passAll()
    for other in attributes?.children ?? [] where !["NSFont", "NSColor"].contains(other.attributes["key"]) {
      other.passAll()
    }
    return Run(
      text: fragment["content"] ?? content?.text ?? "",
      font: attributes?.child("font", key: "NSFont").flatMap(InterfaceFont.init),
      color: attributes.flatMap { InterfaceColor("NSColor", of: $0) },
      alignment: style?["alignment"],
      lineSpacing: style?.number("lineSpacing"),
      kern: attributes?.child(key: "NSKern")?.number("value"),
      isUnderlined: (attributes?.child(key: "NSUnderline")?.number("value") ?? 0) != 0,
      isStruck: (attributes?.child(key: "NSStrikethrough")?.number("value") ?? 0) != 0
    )
  }
}

/// The properties of a text field.
public struct TextFieldContent: Hashable, Sendable {
  public var text: String?
  public var placeholder: String?
  public var font: InterfaceFont?
  public var textColor: InterfaceColor?
  public var textAlignment: String?
  public var borderStyle: String?
  public var clearButtonMode: String?
  public var clearsOnBeginEditing: Bool
  public var adjustsFontSizeToFit: Bool
  public var minimumFontSize: Double?
  public var adjustsFontForContentSizeCategory: Bool
  public var background: String?
  public var traits: TextInputTraits

  init(_ element: DocumentElement) {
    element.pass("usesAttributedText")
    text =
      element.text("text") ?? element.child("attributedString", key: "attributedText").map { AttributedText($0).text }
    placeholder = element.text("placeholder")
    font = InterfaceFont("fontDescription", of: element)
    textColor = InterfaceColor("textColor", of: element)
    textAlignment = element["textAlignment"]
    borderStyle = element["borderStyle"]
    clearButtonMode = element["clearButtonMode"]
    clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    adjustsFontSizeToFit = element.flag("adjustsFontSizeToFit") ?? true
    minimumFontSize = element.number("minimumFontSize")
    adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    background = element["background"]
    traits = TextInputTraits(element.child("textInputTraits", key: "textInputTraits"))
  }
}

/// The properties of a text view.
public struct TextViewContent: Hashable, Sendable {
  public var text: String?
  public var attributedText: AttributedText?
  public var font: InterfaceFont?
  public var textColor: InterfaceColor?
  public var textAlignment: String?
  public var isEditable: Bool
  public var isSelectable: Bool
  public var adjustsFontForContentSizeCategory: Bool
  public var traits: TextInputTraits
  public var scroll: ScrollContent

  init(_ element: DocumentElement) {
    element.pass("usesAttributedText", "allowsEditingTextAttributes", "layoutManager", "findInteractionEnabled")
    element.child("dataDetectorType")?.passAll()
    text = element.text("text")
    attributedText = element.child("attributedString", key: "attributedText").map(AttributedText.init)
    font = InterfaceFont("fontDescription", of: element)
    textColor = InterfaceColor("textColor", of: element)
    textAlignment = element["textAlignment"]
    isEditable = element.flag("editable") ?? true
    isSelectable = element.flag("selectable") ?? true
    adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    traits = TextInputTraits(element.child("textInputTraits", key: "textInputTraits"))
    scroll = ScrollContent(element)
  }
}

/// The properties of a search bar.
public struct SearchContent: Hashable, Sendable {
  public var text: String?
  public var placeholder: String?
  public var prompt: String?
  public var style: String?
  public var showsCancelButton: Bool
  public var showsBookmarkButton: Bool
  public var showsScopeBar: Bool
  public var scopes: [String]
  public var barTint: InterfaceColor?
  public var traits: TextInputTraits

  init(_ element: DocumentElement) {
    element.pass(
      "barStyle",
      "translucent",
      "backgroundImage",
      "showsSearchResultsButton",
      "searchResultsButtonSelected"
    )
    element.child("offsetWrapper")?.passAll()
    text = element.text("text")
    placeholder = element.text("placeholder")
    prompt = element.text("prompt")
    style = element["searchBarStyle"]
    showsCancelButton = element.flag("showsCancelButton") ?? false
    showsBookmarkButton = element.flag("showsBookmarkButton") ?? false
    showsScopeBar = element.flag("showsScopeBar") ?? false
    scopes = element.list("scopeButtonTitles").map(\.text)
    for title in element.list("scopeButtonTitles") { title.passAll() }
    barTint = InterfaceColor("barTintColor", of: element)
    traits = TextInputTraits(element.child("textInputTraits", key: "textInputTraits"))
  }
}

/// The text input traits; nil for defaults.
public struct TextInputTraits: Hashable, Sendable {
  public var autocapitalizationType: String?
  public var autocorrectionType: String?
  public var keyboardType: String?
  public var returnKeyType: String?
  public var textContentType: String?
  public var isSecure: Bool
  public var enablesReturnKeyAutomatically: Bool

  init(_ element: DocumentElement?) {
    element?.pass(
      "spellCheckingType",
      "smartInsertDeleteType",
      "keyboardAppearance",
      "smartDashesType",
      "smartQuotesType",
      "inlinePredictionType",
      "writingToolsBehavior"
    )
    element?.child("passwordRules")?.passAll()
    autocapitalizationType = element?["autocapitalizationType"]
    autocorrectionType = element?["autocorrectionType"]
    keyboardType = element?["keyboardType"]
    returnKeyType = element?["returnKeyType"]
    textContentType = element?["textContentType"]
    isSecure = element?.flag("secureTextEntry") ?? false
    enablesReturnKeyAutomatically = element?.flag("enablesReturnKeyAutomatically") ?? false
  }
}
