package import PetriCatalog
package import PetriRouting
package import PetriUIKit

extension TextViewDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let area = TextArea(scrolls: site.definition.height != nil)
    area.font = (font ?? FontDefinition()).uiFont
    area.placeholder = placeholder?.text(in: site.scope)
    area.text = text?.text(in: site.scope) ?? ""
    area.isEditable = editable
    area.keyboardType = traits.keyboard.uiType
    area.returnKeyType = traits.returnKey.uiType
    if let type = traits.contentType { area.textContentType = type.uiType }
    area.autocapitalizationType = traits.capitalization.uiType
    if let corrects = traits.autocorrection { area.autocorrectionType = corrects ? .yes : .no }
    if !accessory.isEmpty { area.inputAccessoryView = builder.accessory(accessory, site.scope) }
    return area
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(text, in: scope)] }
}

package struct ShownTextView: ShownInput {
  package let view: UITextView
  package let typed: String
  package let placeholder: String?
  private let isEditable: Bool
  private let definition: TextViewDefinition?

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UITextView else { return nil }
    definition = if case .textView(let view)? = kind { view } else { nil }
    self.view = view
    typed = view.text
    placeholder = (view as? TextArea)?.placeholder
    isEditable = view.isEditable
  }

  package var word: String? { definition == nil ? "scroll" : "textView" }
  package var isLeaf: Bool { definition != nil }
  package var subject: String? { value ?? placeholder.map { "placeholder \($0.quoted)" } }
  package var text: String? { placeholder }
  package var value: String? { definition == nil || typed.isEmpty ? nil : typed.quoted }
  package var form: ShownForm { .lines(self) }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    if let definition {
      if !typed.isEmpty { list.text("placeholder", placeholder) }
      list.flag("not editable", !isEditable)
      if definition.font != nil { list.font("font", view.font, default: nil) }
      list.add(TextInputAttributes.of(view, in: view.traitCollection))
      list.word("contentType", definition.traits.contentType?.rawValue)
      list.flag("focused", view.isFirstResponder)
      return list.all
    }
    list.text("text", view.isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed, default: "")
    list.flag("secure", view.isSecureTextEntry)
    list.flag("not editable", !isEditable)
    list.flag("not selectable", !view.isSelectable)
    list.add(TextInputAttributes.of(view, in: view.traitCollection))
    list.font("font", view.font, default: nil)
    list.color("color", view.textColor, default: .label)
    list.word("alignment", view.textAlignment.shownWord, default: NSTextAlignment.natural.shownWord)
    list.insets(
      "textContainerInset",
      view.textContainerInset,
      of: view,
      default: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    )
    list.add(ScrollAttributes.of(view))
    return list.all
  }
  package var lines: String { typed.isEmpty ? placeholder ?? "" : typed }
  package var texts: [String] { [lines] }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, name: placeholder, words: ["text view"], value: typed)
  }
  package var touch: ShownTouch { isEditable ? .input : .subviews }
  @MainActor package func runs(hiding secrets: SecretTexts) -> [ShownAttribute] {
    ShownBarItem.accessory(view.inputAccessoryView, hiding: secrets, in: view.traitCollection)
  }

  package var isTypedIn: Bool { true }
  package var held: InputValue { .text(typed) }
  @MainActor package func put(_ value: InputValue) { if case .text(let text) = value { view.text = text } }
  @MainActor package func hear(_ change: @escaping @MainActor () -> Void, from view: UIView) {
    (view as? TextArea)?.onType = change
  }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownTextView {
    package var entry: String? { typed }
    @MainActor package func tap(as name: String) throws(RoutingProblem) { try edit(view, as: name) }
    @MainActor package func type(_ text: String, as name: String) throws(RoutingProblem) {
      try type(text, in: view, as: name) { HeadlessRuntime.enterText($0, into: view) }
    }
  }
#endif
