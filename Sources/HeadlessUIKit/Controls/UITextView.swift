public import Foundation

/// Lines to type in or to read.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text; empty by default.
  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      if oldValue != text { contentSizeChanged() }
    }
  }
  /// The font: the system's, 12 points, by default.
  open var font: UIFont? {
    didSet { contentSizeChanged() }
  }
  /// The colour of the text; the label colour by default.
  open var textColor: UIColor? = UIColor.label
  /// How lines stand between the edges; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be typed in; true by default.
  open var isEditable = true
  /// Whether its text can be selected; true by default.
  open var isSelectable = true
  /// The keyboard it asks for; the usual one by default.
  open var keyboardType = UIKeyboardType.default
  /// The space around the text: 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentSizeChanged() }
  }
  /// Hears of typing.
  open weak var delegate: (any UITextViewDelegate)?

  /// Whether it may become first responder: while it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// None while it scrolls, else the size of the text and the space around it.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(width: nil)
  }

  /// The size of the text in such a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  override var wrapsContent: Bool { true }

  override func measureContent(width: CGFloat?) -> CGSize {
    isScrollEnabled ? super.measure(width: width) : textSize(width: width)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    let measure = TextMeasure(font: font ?? .systemFont(ofSize: 12))
    let around = textContainerInset.left + textContainerInset.right + 10
    let size = measure.size(of: measure.lines(of: text, width: width.map { max(0, $0 - around) }))
    let wide = upToPixels(size.width) + around
    let high = upToPixels(size.height) + textContainerInset.top + textContainerInset.bottom
    return CGSize(width: width.map { min($0, wide) } ?? wide, height: high)
  }

  override var describedText: String? { text }
}
