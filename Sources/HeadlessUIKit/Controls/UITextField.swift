public import Foundation

/// A line to type in.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A sunken edge.
    case bezel
    /// Rounded.
    case roundedRect
  }

  /// Why typing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is taken.
    case committed
    /// The text is not.
    case cancelled
  }

  /// Typing began.
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Typing ended.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The text changed by typing.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// When something in the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While typing.
    case whileEditing
    /// But while typing.
    case unlessEditing
    /// Always.
    case always
  }

  /// The text; empty by default.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      storedAttributedText = nil
      if oldValue != text { contentSizeChanged() }
    }
  }
  private var storedAttributedText: NSAttributedString?
  /// The text with attributes; the whole is measured with the font of its first letter.
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
  /// The attributes of the whole text; setting them sets font and colour too.
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
  /// The attributes that typed text gets; none unless somebody types.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// What is shown where nothing was typed; none by default.
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      contentSizeChanged()
    }
  }
  private var storedAttributedPlaceholder: NSAttributedString?
  /// What is shown where nothing was typed, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue?.copy() as? NSAttributedString
    }
  }
  /// The font: the system's, 17 points, by default.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { contentSizeChanged() }
  }
  /// The colour of the text; the label colour by default.
  open var textColor: UIColor? = UIColor.label
  /// How the text is aligned between the edges; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// The border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { contentSizeChanged() }
  }
  /// Whether the text is hidden; false by default.
  open var isSecureTextEntry = false
  /// The keyboard it asks for; the usual one by default.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; return by default.
  open var returnKeyType = UIReturnKeyType.default
  /// What begins with a capital by itself; sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typing is corrected; as the system has it by default.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What it is for; nothing special by default.
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
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
  /// Whether it is emptied when typing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether typing empties it first; false by default.
  open var clearsOnInsertion = false
  /// Whether the font gets smaller to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of such a font; 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Whether it offers to change attributes; false by default.
  open var allowsEditingTextAttributes = false
  /// The picture behind it; none by default.
  open var background: UIImage?
  /// The picture behind it while it isn't enabled; none by default.
  open var disabledBackground: UIImage?

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

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Adds a text at the end, without asking the delegate.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    textDidChange()
  }

  /// Deletes the last letter, without asking the delegate.
  open func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    self.text = String(text.dropLast())
    textDidChange()
  }

  func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The rectangle of the text: the bounds without border and the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 7 : borderStyle == .line ? 2 : 0
    var rect = bounds.insetBy(dx: border, dy: 0)
    let left = leftViewRect(forBounds: bounds).width
    let right = rightViewRect(forBounds: bounds).width
    rect.origin.x += left
    rect.size.width = max(0, rect.width - left - right)
    return rect
  }
  /// The rectangle of the placeholder: the text's.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while typing: the text's.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the button that empties it: 19 points at the right.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// The rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView, shows(leftViewMode) else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    let size = leftView.bounds.size
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }
  /// The rectangle of the view after the text.
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
  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; nothing is drawn here.
  open func drawPlaceholder(in rect: CGRect) {}
  /// When the button that empties it is shown; never by default.
  open var clearButtonMode = ViewMode.never
  /// A view before the text; none by default.
  open var leftView: UIView?
  /// A view after the text; none by default.
  open var rightView: UIView?
  /// When the view before the text is shown; never by default.
  open var leftViewMode = ViewMode.never
  /// When the view after the text is shown; never by default.
  open var rightViewMode = ViewMode.never
  /// Whether a font of a text style follows the content size; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// Hears of typing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether somebody types in it.
  open private(set) var isEditing = false

  /// Whether it may become first responder: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins typing, if the delegate lets it.
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

  /// Ends typing, if the delegate lets it.
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

  /// The size of the text or the placeholder; 34 points high when rounded, else a line and 1.67 points.
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

  /// The size of the text, or the width that there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// What is hidden on screen is hidden in texts, too.
  override var describedText: String? {
    isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
  }
}
