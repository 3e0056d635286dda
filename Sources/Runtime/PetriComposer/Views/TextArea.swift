import PetriUIKit

/// Lines of the catalogue's to type in; a person's typing is heard.
final class TextArea: UITextView, UITextViewDelegate {
  /// Called when a person has typed.
  var onType: @MainActor () -> Void = {}
  private let placeholderLabel = UILabel()

  /// The text that is shown as long as nothing is typed.
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

  /// - Parameter scrolls: whether it is as high as it is given room; as high as its text where not.
  init(scrolls: Bool) {
    super.init(frame: .zero, textContainer: nil)
    isScrollEnabled = scrolls
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The placeholder begins where the text will.
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
