package import PetriCatalog
package import PetriRouting
package import PetriUIKit

extension TextFieldDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let field = site.definition.kind.name == .searchField ? UISearchTextField() : UITextField()
    field.borderStyle = borderStyle.uiStyle
    fill(field, at: site, by: builder)
    return field
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(text, in: scope)] }

  /// Configures a field, including one created elsewhere, such as by an alert.
  @MainActor func fill(_ field: UITextField, at site: ViewSite, by builder: ViewBuilder) {
    field.placeholder = placeholder?.text(in: site.scope)
    field.text = text?.text(in: site.scope)
    field.font = (font ?? FontDefinition()).uiFont
    field.isSecureTextEntry = secure
    field.keyboardType = traits.keyboard.uiType
    field.returnKeyType = traits.returnKey.uiType
    if let type = traits.contentType { field.textContentType = type.uiType }
    field.autocapitalizationType = traits.capitalization.uiType
    if let corrects = traits.autocorrection { field.autocorrectionType = corrects ? .yes : .no }
    field.clearButtonMode = clearButton.uiMode
    field.isEnabled = builder.isEnabled(self, at: site)
    if !accessory.isEmpty { field.inputAccessoryView = builder.accessory(accessory, site.scope) }
  }
}

package struct ShownTextField: ShownInput {
  package let view: UITextField
  package let typed: String
  package let placeholder: String?
  package let isSecure: Bool
  /// Whether a magnifying glass is drawn before the text.
  package var isSearch: Bool { view is UISearchTextField }
  package let borderStyle: UITextField.BorderStyle
  package let font: UIFont

  private let kind: ViewKind?

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UITextField else { return nil }
    self.view = view
    self.kind = kind
    typed = view.text ?? ""
    placeholder = view.placeholder
    isSecure = view.isSecureTextEntry
    borderStyle = view.borderStyle
    font = view.font ?? .systemFont(ofSize: 17)
  }

  /// The visible text: the typed text, dots for a secure one, or the placeholder.
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
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
    list.font("font", view.font, default: kind != nil || isSearch ? body : .systemFont(ofSize: UIFont.labelFontSize))
    list.color("color", view.textColor, default: .label)
    list.word("alignment", view.textAlignment.shownWord, default: NSTextAlignment.natural.shownWord)
    list.word(
      "borderStyle",
      view.borderStyle,
      default: kind != nil ? .roundedRect : .none,
      [.none: "none", .line: "line", .bezel: "bezel", .roundedRect: "roundedRect"]
    )
    let modes: KeyValuePairs<UITextField.ViewMode, String> = [
      .whileEditing: "whileEditing", .unlessEditing: "unlessEditing", .always: "always",
    ]
    list.word("clearButtonMode", view.clearButtonMode, default: .never, modes)
    if view.leftView != nil { list.word("leftView", view.leftViewMode, default: .never, modes) }
    if view.rightView != nil { list.word("rightView", view.rightViewMode, default: .never, modes) }
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
  @MainActor package func runs(hiding secrets: SecretTexts) -> [ShownAttribute] {
    ShownBarItem.accessory(view.inputAccessoryView, hiding: secrets, in: view.traitCollection)
  }

  package var isTypedIn: Bool { true }
  package var changeEvents: UIControl.Event { .editingChanged }
  package var tapEvents: UIControl.Event { .editingDidEndOnExit }
  package var held: InputValue { .text(typed) }
  @MainActor package func put(_ value: InputValue) { if case .text(let text) = value { view.text = text } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownTextField {
    package var entry: String? { typed }
    @MainActor package func tap(as name: String) throws(RoutingProblem) { try edit(view, as: name) }
    @MainActor package func type(_ text: String, as name: String) throws(RoutingProblem) {
      try type(text, in: view, as: name) { HeadlessRuntime.enterText($0, into: view) }
    }
    @MainActor package func submit(as name: String) throws(RoutingProblem) {
      guard view.isEditing || view.becomeFirstResponder() else { throw RoutingProblem("'\(name)' can't be edited") }
      guard hearsReturn else { throw RoutingProblem("the return key of '\(name)' does nothing: it has no action") }
      if let bar = view.searchBarAround { return HeadlessRuntime.pressSearch(in: bar) }
      HeadlessRuntime.pressReturn(in: view)
    }
    @MainActor package var hearsReturn: Bool {
      if let bar = view.searchBarAround {
        return (bar.delegate as? DefinedSearchController).map { $0.onSubmit != nil } ?? true
      }
      return !view.allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
        || view.delegate != nil
    }
  }
#endif
