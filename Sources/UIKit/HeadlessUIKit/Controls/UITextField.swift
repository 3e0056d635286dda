public import Foundation

/// A text field.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The border styles.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// The reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// The conditions for showing an overlay view.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      storedAttributedText = nil
      selection = NSRange(location: ((text ?? "") as NSString).length, length: 0)
      if oldValue != text { contentSizeChanged() }
    }
  }
  private var storedAttributedText: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      if let font = newValue?.firstFont { self.font = font }
      if let color = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = color }
      storedAttributedText = newValue?.copy() as? NSAttributedString
    }
  }
  private var ownTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownTextAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      ownTextAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      contentSizeChanged()
    }
  }
  private var storedAttributedPlaceholder: NSAttributedString?
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue?.copy() as? NSAttributedString
    }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { contentSizeChanged() }
  }
  open var textColor: UIColor? = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none {
    didSet { contentSizeChanged() }
  }
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  open var disabledBackground: UIImage?

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

  open var hasText: Bool { text?.isEmpty == false }

  // MARK: Typing

  private var selection = NSRange(location: 0, length: 0)
  var refusedTyping = false

  open func insertText(_ text: String) { type(text, over: selection) }

  open func deleteBackward() { type("", over: edited.rangeToDelete) }

  open func replace(_ range: UITextRange, withText text: String) { change(range, to: text) }

  /// The selection, at the end of the text until it is set, also while the field isn't edited.
  open var selectedTextRange: UITextRange? {
    get { IndexedTextRange(selection) }
    set {
      guard let range = (newValue as? IndexedTextRange)?.range else { return }
      let fitting = EditedText.fitting(range, in: text ?? "")
      guard selection != fitting else { return }
      selection = fitting
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  open var markedTextRange: UITextRange? { nil }

  open func caretRect(for position: UITextPosition) -> CGRect {
    let font = font ?? .systemFont(ofSize: 17)
    let area = textRect(forBounds: bounds)
    let before = textRange(from: beginningOfDocument, to: position).flatMap { text(in: $0) } ?? ""
    let width = TextMeasure(font: font).size(of: before, width: nil).width
    return toPixels(x: area.minX + width, y: area.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
  }

  func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 7 : borderStyle == .line ? 2 : 0
    var rect = bounds.insetBy(dx: border, dy: 0)
    let left = leftViewRect(forBounds: bounds).width
    let right = rightViewRect(forBounds: bounds).width
    rect.origin.x += left
    rect.size.width = max(0, rect.width - left - right)
    return rect
  }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView, shows(leftViewMode) else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    let size = leftView.bounds.size
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView, shows(rightViewMode) else {
      return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
    }
    let size = rightView.bounds.size
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }
  private func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var adjustsFontForContentSizeCategory = false
  open weak var delegate: (any UITextFieldDelegate)?
  open private(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let measure = TextMeasure(font: font)
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width = measure.size(of: shown, width: nil).width
    let hasBorder = borderStyle == .roundedRect || borderStyle == .bezel
    let line = upToPixels(font.lineHeight)
    let height = hasBorder ? max(34, line + 13.5) : (line + 1.5).rounded(.up)
    return CGSize(width: upToPixels(width) + (hasBorder ? 14 : 0), height: height.rounded(.down))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: 17)
    let below = (height - font.lineHeight) / 2 - font.descender
    return (height - below, below)
  }

  override var centersContent: Bool { contentVerticalAlignment == .center }

  /// The text to print: bullets if it is secure.
  override var describedText: String? {
    isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}

extension UITextField: EditableText {
  var edited: EditedText {
    get { EditedText(text ?? "", selection: selection) }
    set { (text, selection) = (newValue.text, newValue.selection) }
  }

  func mayReplace(_ range: NSRange, with new: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
  }
}

/// The delegate of a text field. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
