/// The part of a text view that is its own, besides a scroll view's.
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
