import PetriUIKit

/// Lines of the catalogue's to type in; a person's typing is heard.
final class TextArea: UITextView, UITextViewDelegate {
  /// Called when a person has typed.
  var onType: @MainActor () -> Void = {}

  /// - Parameter scrolls: whether it is as high as it is given room; as high as its text where not.
  init(scrolls: Bool) {
    super.init(frame: .zero, textContainer: nil)
    isScrollEnabled = scrolls
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) { onType() }
}
