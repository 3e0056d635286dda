public import Foundation

/// Lines to type in or to read.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.textView = self
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

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

  open var hasText: Bool { !text.isEmpty }

  // MARK: Typing

  /// Whether the delegate refused what was typed last.
  var refusedTyping = false

  /// Types at the caret, in place of what is selected, if the delegate lets it.
  open func insertText(_ text: String) {
    type(text, over: selectedRange)
  }

  /// Deletes what is selected, or the letter before the caret, if the delegate lets it.
  open func deleteBackward() {
    guard let range = EditedText(text ?? "", selection: selectedRange).rangeToDelete else { return }
    type("", over: range)
  }

  private func type(_ new: String, over range: NSRange) {
    refusedTyping = !(delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true)
    if !refusedTyping { change(range, to: new) }
  }

  private func change(_ range: NSRange, to new: String) {
    var edited = EditedText(text ?? "", selection: selectedRange)
    edited.replace(range, with: new)
    text = edited.text
    selection = edited.selection
    textDidChange()
  }

  /// Puts a text in a part's place. As when it is typed, but the delegate isn't asked.
  open func replace(_ range: UITextRange, withText text: String) {
    guard let range = (range as? IndexedTextRange)?.range else { return }
    change(range, to: text)
  }

  private var selection = NSRange(location: 0, length: 0)

  /// The selected part of the text in units of UTF-16, empty where the caret is; the text's end until it is set.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let fitting = EditedText.fitting(newValue, in: text ?? "")
      guard selection != fitting else { return }
      selection = fitting
      delegate?.textViewDidChangeSelection(self)
    }
  }

  open var selectedTextRange: UITextRange? {
    get { IndexedTextRange(selectedRange) }
    set { if let range = (newValue as? IndexedTextRange)?.range { selectedRange = range } }
  }

  /// None: nothing is put together from several keys here.
  open var markedTextRange: UITextRange? { nil }

  /// Where the caret is drawn: behind the text before the place on its line, as high as a line.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let measure = TextMeasure(font: font ?? .unset)
    let before = textRange(from: beginningOfDocument, to: position).flatMap { text(in: $0) } ?? ""
    let padding = textContainer.lineFragmentPadding
    let room = bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding
    let lines = measure.lines(of: before, width: max(0, room)).lines
    let step = measure.font.lineHeight + measure.font.leading
    return toPixels(
      x: textContainerInset.left + padding + measure.points(lines.last?.units ?? 0),
      y: textContainerInset.top + CGFloat(max(0, lines.count - 1)) * step,
      width: 2,
      height: measure.font.lineHeight
    )
  }

  func textDidChange() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

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

  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let ownTypingAttributes { return ownTypingAttributes }
      var attributes: [NSAttributedString.Key: Any] = [.font: font ?? .unset]
      if let textColor { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set { ownTypingAttributes = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  public let textContainer: NSTextContainer

  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Scrolls so that a part of the text is seen; does nothing here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  private func textChanged() {
    selection = NSRange(location: (text as NSString).length, length: 0)
    contentSizeChanged()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

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
  open var textColor: UIColor? = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  /// The space around the text: 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentSizeChanged() }
  }
  open weak var delegate: (any UITextViewDelegate)?

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(width: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  override var wrapsContent: Bool { true }

  override func measureContent(width: CGFloat?) -> CGSize {
    isScrollEnabled ? super.measureContent(width: width) : textSize(width: width)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    let measure = TextMeasure(font: font ?? .unset)
    let around = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let limit = textContainer.maximumNumberOfLines
    let size = measure.size(of: text, width: width.map { max(0, $0 - around) }, limit: limit)
    let wide = upToPixels(size.width) + around
    let high = upToPixels(size.height) + textContainerInset.top + textContainerInset.bottom
    return CGSize(width: width.map { min($0, wide) } ?? wide, height: high)
  }

  override var describedText: String? { text }
}
