public import Foundation

/// Text that is read.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    fittingState.hugging = Priorities(horizontal: UILayoutPriority(251), vertical: UILayoutPriority(251))
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  open var text: String? {
    didSet {
      storedAttributedText = nil
      runs = nil
      if oldValue != text { contentSizeChanged() }
    }
  }

  private var storedAttributedText: NSAttributedString?
  /// The text with attributes as it is measured; `nil` where it has none.
  private(set) var runs: TextRuns?

  /// The text with attributes. Setting it sets the text, and font, colour and alignment to those of its first letter;
  /// without one that was set, the text with the label's own.
  open var attributedText: NSAttributedString? {
    get {
      if let storedAttributedText { return storedAttributedText }
      guard let text else { return nil }
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      style.lineBreakMode = lineBreakMode
      return NSAttributedString(
        string: text,
        attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
      )
    }
    set {
      text = newValue?.string
      if let font = newValue?.firstFont, font != self.font { self.font = font }
      if let color = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = color }
      if let style = newValue?.first(.paragraphStyle, as: NSParagraphStyle.self) { textAlignment = style.alignment }
      storedAttributedText = newValue?.copy() as? NSAttributedString
      runs = storedAttributedText.flatMap { $0.length > 0 ? TextRuns($0, font: font) : nil }
      if runs?.hasSeveralFonts == true { contentSizeChanged() }
    }
  }

  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var allowsDefaultTighteningForTruncation = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var showsExpansionTextWhenTruncated = false

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  /// The font: the system's, 17 points, by default.
  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      // It is that of all letters from now on.
      if let storedAttributedText, storedAttributedText.length > 0 {
        let text = NSMutableAttributedString(attributedString: storedAttributedText)
        text.addAttribute(.font, value: font as Any, range: NSRange(location: 0, length: text.length))
        self.storedAttributedText = text
        runs = TextRuns(text, font: font)
      }
      contentSizeChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = UIColor.label

  open var textAlignment = NSTextAlignment.natural

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentSizeChanged() }
  }

  open var numberOfLines = 1 {
    didSet {
      if oldValue != numberOfLines { contentSizeChanged() }
    }
  }

  open var isEnabled = true

  open var isHighlighted = false

  /// Whether the font gets smaller to fit the width; false by default. It has no effect on sizes.
  open var adjustsFontSizeToFitWidth = false

  open var minimumScaleFactor: CGFloat = 0

  open var adjustsFontForContentSizeCategory = false

  /// The width that several lines are broken at, if there is as much; 0, none, by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentSizeChanged() }
  }

  /// Its name for assistive technologies: the text unless it was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { measured(width: preferredWidth(nil), limit: numberOfLines) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : nil, limit: numberOfLines)
  }

  /// A width, but at most the one that several lines are to be broken at.
  private func preferredWidth(_ width: CGFloat?) -> CGFloat? {
    guard preferredMaxLayoutWidth > 0, numberOfLines != 1 else { return width }
    return min(width ?? preferredMaxLayoutWidth, preferredMaxLayoutWidth)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measured(width: bounds.width, limit: numberOfLines)
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, runs?.hasSeveralFonts != true, let style = font.textStyle else { return }
    let new = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if new != font { font = new }
  }

  override var wrapsContent: Bool { numberOfLines != 1 }

  override func measureContent(width: CGFloat?) -> CGSize {
    let size = measured(width: preferredWidth(width), limit: numberOfLines)
    guard mayChangeContentSize else { return size }
    // Where a subclass makes its content larger, it is so in every width.
    let (own, changed) = (measured(width: preferredWidth(nil), limit: numberOfLines), intrinsicContentSize)
    return CGSize(
      width: max(0, size.width + changed.width - own.width),
      height: max(0, size.height + changed.height - own.height)
    )
  }

  /// Whether it is of a class of the app's, which may have another content size.
  var mayChangeContentSize: Bool { type(of: self) != UILabel.self }

  private func measured(width: CGFloat?, limit: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let broken = limit == 1 ? nil : width
    let size =
      if let runs, runs.hasSeveralFonts {
        runs.size(width: broken, byCharacter: breaksAnywhere, limit: limit)
      } else {
        TextMeasure(font: font).size(of: text, width: broken, byCharacter: breaksAnywhere, limit: limit)
      }
    let wide = upToPixels(size.width)
    return CGSize(width: width.map { min($0, wide) } ?? wide, height: upToPixels(size.height))
  }

  var breaksAnywhere: Bool { lineBreakMode == .byCharWrapping }

  /// The lines that are seen in the label's size, the last with an ellipsis where text is left out.
  var visibleLines: TextLines {
    guard let text, !text.isEmpty else { return TextLines() }
    let measure = TextMeasure(font: font)
    let step = font.lineHeight + font.leading
    let fitting = max(1, Int(((bounds.height + font.leading + 0.5) / step).rounded(.down)))
    let limit = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    let width = lineRoom
    var layout = measure.lines(of: text, width: width, byCharacter: breaksAnywhere, limit: limit)
    if layout.isTruncated { layout.endWithEllipsis(measure: measure, width: width) }
    return layout
  }

  override var describedText: String? { text }

  override var layerName: String { "_UILabelLayer" }

  override func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    guard let runs, runs.hasSeveralFonts else { return (font.ascender, -font.descender) }
    let lines = visibleLines(of: runs).lines
    return (lines.first?.ascender ?? font.ascender, lines.last?.descent ?? -font.descender)
  }
}
