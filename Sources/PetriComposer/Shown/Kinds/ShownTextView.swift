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
  package var texts: [String] { [typed] }
  package var speech: ShownSpeech { ShownSpeech(stop: .always, words: ["text view"], value: typed) }
  package var touch: ShownTouch { isEditable ? .input : .subviews }
  package var input: ShownInput? { .area(self) }
}
