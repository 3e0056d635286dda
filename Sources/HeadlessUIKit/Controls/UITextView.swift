public import Foundation

/// Lines to type in or to read.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  /// Typing began.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Typing ended.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// The text changed by typing.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  /// A text view with a frame, and a room for its text; one of its own without.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.textView = self
  }

  /// A text view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view of no size.
  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  /// A text view; which of UIKit's two systems lays out its text makes no difference here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// There are no archives of views here; makes one of no size.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.textView = self
  }

  /// Whether there is text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds a text at the end, without asking the delegate.
  open func insertText(_ text: String) {
    self.text += text
    textDidChange()
  }

  /// Deletes the last letter, without asking the delegate.
  open func deleteBackward() {
    guard hasText else { return }
    text = String(text.dropLast())
    textDidChange()
  }

  func textDidChange() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// The text; empty by default.
  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      storedAttributedText = nil
      if oldValue != text { textChanged() }
    }
  }

  private var storedAttributedText: NSAttributedString?

  /// The text with attributes; the whole is measured with the font of its first letter.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: text, attributes: typingAttributes) }
    set {
      text = newValue?.string
      if let font = newValue?.firstFont { self.font = font }
      if let color = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = color }
      storedAttributedText = newValue?.copy() as? NSAttributedString
    }
  }

  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes that typed text gets; font and colour by default.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .systemFont(ofSize: 12)]
      if let textColor { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set { ownTypingAttributes = newValue }
  }

  /// The attributes of links; the tint by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  /// What is selected; at the end of the text by default.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// The room of the text.
  public let textContainer: NSTextContainer

  /// Whether a font of a text style follows the content size; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// Whether typing empties it first; false by default.
  open var clearsOnInsertion = false
  /// Whether it offers to change attributes; false by default.
  open var allowsEditingTextAttributes = false
  /// What in the text can be tapped; nothing by default.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What the return key says; return by default.
  open var returnKeyType = UIReturnKeyType.default
  /// What begins with a capital by itself; sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typing is corrected; as the system has it by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; as the system has it by default.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become typographic; as the system has it by default.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes become typographic; as the system has it by default.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are put in and taken out; as the system has it by default.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The look of the keyboard; the usual one by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden; false by default.
  open var isSecureTextEntry = false
  /// What it is for; nothing special by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// What is shown in place of the keyboard; none by default.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What is shown above the keyboard; none by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Scrolls so that a part of the text is seen; does nothing here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  private func textChanged() {
    selectedRange = NSRange(location: (text as NSString).length, length: 0)
    contentSizeChanged()
  }

  /// Begins typing, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends typing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }
  /// The font: the system's, 12 points, by default.
  open var font: UIFont? {
    didSet { contentSizeChanged() }
  }
  /// The colour of the text; the label colour by default.
  open var textColor: UIColor? = UIColor.label
  /// How lines are aligned between the edges; natural by default.
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

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

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
    isScrollEnabled ? super.measureContent(width: width) : textSize(width: width)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    let measure = TextMeasure(font: font ?? .systemFont(ofSize: 12))
    let around = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let limit = textContainer.maximumNumberOfLines
    let size = measure.size(of: text, width: width.map { max(0, $0 - around) }, limit: limit)
    let wide = upToPixels(size.width) + around
    let high = upToPixels(size.height) + textContainerInset.top + textContainerInset.bottom
    return CGSize(width: width.map { min($0, wide) } ?? wide, height: high)
  }

  override var describedText: String? { text }
}
