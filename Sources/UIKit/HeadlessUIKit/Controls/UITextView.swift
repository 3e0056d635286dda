public import Foundation

/// A text view.
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

  /// The argument has no effect: there is one layout system here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.textView = self
  }

  open var hasText: Bool { !text.isEmpty }

  // MARK: Typing

  var refusedTyping = false

  open func insertText(_ text: String) { type(text, over: selectedRange) }

  open func deleteBackward() { type("", over: edited.rangeToDelete) }

  open func replace(_ range: UITextRange, withText text: String) { change(range, to: text) }

  private var selection = NSRange(location: 0, length: 0)

  /// The selection, at the end of the text until it is set.
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

  open var markedTextRange: UITextRange? { nil }

  open func caretRect(for position: UITextPosition) -> CGRect {
    let measure = TextMeasure(font: font ?? .unset)
    let before = textRange(from: beginningOfDocument, to: position).flatMap { text(in: $0) } ?? ""
    let padding = textContainer.lineFragmentPadding
    let width = bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding
    let lines = measure.lines(of: before, width: max(0, width)).lines
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
  open var font: UIFont? {
    didSet { contentSizeChanged() }
  }
  open var textColor: UIColor? = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
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

extension UITextView: EditableText {
  var edited: EditedText {
    get { EditedText(text ?? "", selection: selectedRange) }
    set { (text, selection) = (newValue.text, newValue.selection) }
  }

  func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
  }
}

@MainActor
protocol EditableText: UITextInput {
  var edited: EditedText { get set }
  var refusedTyping: Bool { get set }
  func mayReplace(_ range: NSRange, with new: String) -> Bool
  /// Sends the actions, notifications and delegate calls of a change.
  func textDidChange()
}

extension EditableText {
  /// Replaces a range as typing does, if the delegate allows it.
  func type(_ new: String, over range: NSRange?) {
    guard let range else { return }
    refusedTyping = !mayReplace(range, with: new)
    if !refusedTyping { change(range, to: new) }
  }

  func change(_ range: UITextRange, to new: String) {
    if let range = (range as? IndexedTextRange)?.range { change(range, to: new) }
  }

  private func change(_ range: NSRange, to new: String) {
    edited.replace(range, with: new)
    textDidChange()
  }
}

/// The delegate of a text view. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  // UIKit's name of the parameter.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// The kinds of interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction
  case presentActions
  case preview
}

/// The kinds of data to detect in text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
