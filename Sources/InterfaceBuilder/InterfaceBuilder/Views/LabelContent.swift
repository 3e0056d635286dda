/// The part of a label that is its own.
public struct LabelContent: Hashable, Sendable {
  public var text: String?
  public var attributedText: AttributedText?
  public var font: InterfaceFont?
  public var textColor: InterfaceColor?
  public var highlightedColor: InterfaceColor?
  public var shadowColor: InterfaceColor?
  public var textAlignment: String?
  public var lineBreakMode: String?
  /// 0 for as many as there are.
  public var numberOfLines: Int
  public var adjustsFontSizeToFit: Bool
  public var minimumScaleFactor: Double
  public var adjustsFontForContentSizeCategory: Bool
  /// In points; nil where the layout decides.
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
  /// A text of an attribute, or of the string of that key where it has several lines.
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
