import PetriCatalog
package import PetriUIKit

/// A line to type in.
package struct ShownTextField: ShownKind {
  /// The field.
  package let view: UITextField
  /// What is typed.
  package let typed: String
  /// What is shown as long as nothing is typed.
  package let placeholder: String?
  /// Whether what is typed is shown as dots.
  package let isSecure: Bool
  /// Whether it is drawn with a glass before its text.
  package var isSearch: Bool { view is UISearchTextField }
  /// The font.
  package let font: UIFont

  /// What the catalogue says of it, if it makes it.
  private let kind: ViewKind?

  @MainActor
  init(_ view: UITextField, _ kind: ViewKind?) {
    self.view = view
    self.kind = kind
    typed = view.text ?? ""
    placeholder = view.placeholder
    isSecure = view.isSecureTextEntry
    font = view.font ?? .systemFont(ofSize: 17)
  }

  /// What is seen on the line: what is typed or its dots, else the placeholder.
  package var line: String {
    typed.isEmpty ? placeholder ?? "" : isSecure ? String(repeating: "•", count: typed.count) : typed
  }

  package var word: String? { if case .searchField? = kind { "searchField" } else { "textField" } }
  private var definition: TextFieldDefinition? {
    switch kind {
    case .textField(let field), .searchField(let field): field
    default: nil
    }
  }
  package var isLeaf: Bool { true }
  package var subject: String? { value ?? placeholder.map { "placeholder \($0.quoted)" } }
  package var text: String? { placeholder }
  package var value: String? { typed.isEmpty ? nil : isSecure ? line : line.quoted }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList([isSecure ? ShownAttribute("secure", "secure") : nil], in: view.traitCollection)
    if !typed.isEmpty { list.text("placeholder", placeholder) }
    list.add(TextInputAttributes.of(view, in: view.traitCollection))
    list.word("contentType", definition?.traits.contentType?.rawValue)
    list.flag("focused", view.isFirstResponder)
    list.font("font", view.font, usual: .systemFont(ofSize: UIFont.labelFontSize))
    list.color("color", view.textColor, usual: .label)
    list.word("alignment", view.textAlignment.shownWord, usual: NSTextAlignment.natural.shownWord)
    list.word(
      "borderStyle",
      view.borderStyle,
      usual: kind != nil ? .roundedRect : .none,
      [.none: "none", .line: "line", .bezel: "bezel", .roundedRect: "roundedRect"]
    )
    let modes: KeyValuePairs<UITextField.ViewMode, String> = [
      .whileEditing: "whileEditing", .unlessEditing: "unlessEditing", .always: "always",
    ]
    list.word("clearButtonMode", view.clearButtonMode, usual: .never, modes)
    if view.leftView != nil { list.word("leftView", view.leftViewMode, usual: .never, modes) }
    if view.rightView != nil { list.word("rightView", view.rightViewMode, usual: .never, modes) }
    list.flag("clearsOnBeginEditing", view.clearsOnBeginEditing)
    list.flag("adjustsFontSizeToFitWidth", view.adjustsFontSizeToFitWidth)
    list.flag("inputView", view.inputView != nil)
    list.flag("inputAccessoryView", view.inputAccessoryView.map { $0.toolbarItems == nil } ?? false)
    return list.all
  }
  package var texts: [String] { typed.isEmpty ? [placeholder ?? ""] : [line] }
  package var form: ShownForm { .field(self) }
  package var speech: ShownSpeech {
    ShownSpeech(
      stop: .always,
      name: placeholder.flatMap { $0.isEmpty ? nil : $0 },
      words: [view is UISearchTextField ? "search field" : isSecure ? "secure text field" : "text field"],
      value: typed.isEmpty ? nil : isSecure ? "\(typed.count) characters" : typed,
      hasOwnSize: true
    )
  }
  package var touch: ShownTouch { .input }
  @MainActor package func runs(hiding secrets: SecretTexts) -> [ShownAttribute] {
    ShownBarItem.accessory(view.inputAccessoryView, hiding: secrets, in: view.traitCollection)
  }
  package var input: ShownInput? { .field(self) }
}
