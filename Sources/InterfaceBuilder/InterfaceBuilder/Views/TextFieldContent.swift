/// The part of a text field that is its own.
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
