package import PetriUIKit

/// Lines to type in, or to read.
package struct ShownTextView: ShownKind {
  /// The view.
  package let view: UITextView
  /// What is typed.
  package let typed: String
  private let isEditable: Bool

  @MainActor
  init(_ view: UITextView) {
    self.view = view
    typed = view.text
    isEditable = view.isEditable
  }

  package var word: String? { "scroll" }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.text("text", view.isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed, usual: "")
    list.flag("secure", view.isSecureTextEntry)
    list.flag("not editable", !isEditable)
    list.flag("not selectable", !view.isSelectable)
    list.add(TextInputAttributes.of(view, in: view.traitCollection))
    list.font("font", view.font, usual: nil)
    list.color("color", view.textColor, usual: .label)
    list.word("alignment", view.textAlignment.shownWord, usual: NSTextAlignment.natural.shownWord)
    list.insets(
      "textContainerInset",
      view.textContainerInset,
      of: view,
      usual: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    )
    list.add(ScrollAttributes.of(view))
    return list.all
  }
  package var texts: [String] { [typed] }
  package var speech: ShownSpeech { ShownSpeech(stop: .always, words: ["text view"], value: typed) }
  package var touch: ShownTouch { isEditable ? .input : .subviews }
  package var input: ShownInput? { .area(self) }
}
