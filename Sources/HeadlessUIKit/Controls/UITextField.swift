public import Foundation

/// A line to type in.
@preconcurrency @MainActor
open class UITextField: UIControl {
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
      if oldValue != text { contentSizeChanged() }
    }
  }
  /// What stands where nothing was typed; none by default.
  open var placeholder: String? {
    didSet { contentSizeChanged() }
  }
  /// The font: the system's, 17 points, by default.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { contentSizeChanged() }
  }
  /// The colour of the text; the label colour by default.
  open var textColor: UIColor? = UIColor.label
  /// How the text stands between the edges; natural by default.
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
  open var textContentType: UITextContentType?
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
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends typing, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// The size of the text or the placeholder; 34 points high when rounded, else a line and 1.67 points.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let measure = TextMeasure(font: font)
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let units = measure.lines(of: shown, width: nil).lines.map(\.units).max() ?? 0
    let hasBorder = borderStyle == .roundedRect || borderStyle == .bezel
    let line = upToPixels(font.lineHeight)
    let height = hasBorder ? max(34, line + 13.5) : (line + 1.5).rounded(.up)
    return CGSize(width: upToPixels(measure.points(units)) + (hasBorder ? 14 : 0), height: height.rounded(.down))
  }

  /// The size of the text, or the width that there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var describedText: String? { text }
}
