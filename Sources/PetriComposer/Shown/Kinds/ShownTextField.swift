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
  /// The font.
  package let font: UIFont

  @MainActor
  init(_ view: UITextField) {
    self.view = view
    typed = view.text ?? ""
    placeholder = view.placeholder
    isSecure = view.isSecureTextEntry
    font = view.font ?? .systemFont(ofSize: 17)
  }

  /// What is seen on the line: what is typed or its dots, else the placeholder.
  package var line: String {
    typed.isEmpty ? placeholder ?? "" : isSecure ? String(repeating: "•", count: typed.count) : typed
  }

  package var word: String? { "textField" }
  package var isLeaf: Bool { true }
  package var subject: String? { value ?? placeholder.map { "placeholder \($0.quoted)" } }
  package var text: String? { placeholder }
  package var value: String? { typed.isEmpty ? nil : isSecure ? line : line.quoted }
  package var attributes: [ShownAttribute] { isSecure ? [ShownAttribute("secure", "secure")] : [] }
  package var texts: [String] { [typed, typed.isEmpty ? placeholder ?? "" : ""] }
  package var form: ShownForm { .field(self) }
  package var speech: ShownSpeech {
    ShownSpeech(
      stop: .always,
      name: placeholder.flatMap { $0.isEmpty ? nil : $0 },
      words: [isSecure ? "secure text field" : "text field"],
      value: typed.isEmpty ? nil : isSecure ? "\(typed.count) characters" : typed,
      hasOwnSize: true
    )
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .field(self) }
}
