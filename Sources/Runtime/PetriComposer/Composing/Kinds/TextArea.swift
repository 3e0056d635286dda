import PetriUIKit

// A file of its own: with `package import PetriUIKit`, swiftc 6.3 emits a thunk for init(frame:) that calls itself, and warns.

/// A text view with a placeholder that reports typing.
final class TextArea: UITextView, UITextViewDelegate {
  var onType: @MainActor () -> Void = {}
  private let placeholderLabel = UILabel()

  var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      guard newValue != nil, placeholderLabel.superview == nil else { return }
      placeholderLabel.font = font
      placeholderLabel.textColor = .placeholderText
      placeholderLabel.numberOfLines = 0
      addSubview(placeholderLabel)
    }
  }

  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var text: String! {
    didSet { placeholderLabel.isHidden = !text.isEmpty }
  }

  init(scrolls: Bool) {
    super.init(frame: .zero, textContainer: nil)
    isScrollEnabled = scrolls
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Aligns the placeholder with the text.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard placeholder != nil else { return }
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    let width = max(0, bounds.width - inset.left - inset.right - 2 * padding)
    let height = placeholderLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    placeholderLabel.frame = CGRect(x: inset.left + padding, y: inset.top, width: width, height: height)
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholderLabel.isHidden = !text.isEmpty
    onType()
  }
}
