public import Foundation

/// A view that shows text.
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
  private(set) var runs: TextRuns?

  /// The attributed text. Setting it sets the text, and the first character's font, color and alignment.
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

  open func drawText(in rect: CGRect) {}

  // UIKit declares it implicitly unwrapped: it accepts nil and returns a font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      // Setting the font replaces the font of all characters.
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

  /// Whether text shrinks to fit; false by default. It doesn't affect sizes.
  open var adjustsFontSizeToFitWidth = false

  open var minimumScaleFactor: CGFloat = 0

  open var adjustsFontForContentSizeCategory = false

  /// The width at which lines break, unless less is available; 0, no limit, by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentSizeChanged() }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { measured(width: preferredWidth(nil), limit: numberOfLines) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width > 0 ? size.width : nil, limit: numberOfLines)
  }

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
    // A subclass that enlarges its intrinsic size does so at every width.
    let (own, changed) = (measured(width: preferredWidth(nil), limit: numberOfLines), intrinsicContentSize)
    return CGSize(
      width: max(0, size.width + changed.width - own.width),
      height: max(0, size.height + changed.height - own.height)
    )
  }

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

  /// The visible lines; the last ends in an ellipsis if the text is truncated.
  var visibleLines: TextLines {
    guard let text, !text.isEmpty else { return TextLines() }
    let measure = TextMeasure(font: font)
    let step = font.lineHeight + font.leading
    let fitting = max(1, Int(((bounds.height + font.leading + 0.5) / step).rounded(.down)))
    let limit = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    let width = lineWidth
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

extension UILabel {
  func visibleLines(of runs: TextRuns) -> (lines: [TextRuns.Line], isCut: Bool) {
    var (lines, isCut) = runs.lines(width: lineWidth, byCharacter: breaksAnywhere, limit: numberOfLines)
    var height = TextRuns.height(of: lines)
    while lines.count > 1, height > bounds.height + 0.5 {
      height -= lines.removeLast().height + (lines.last?.leading ?? 0)
      isCut = true
    }
    if isCut, !lines.isEmpty { runs.cut(&lines[lines.count - 1], width: lineWidth) }
    return (lines, isCut)
  }

  /// The parts of those lines, centered vertically. The direction is the first letter's, as in UIKit, or else the
  /// view's.
  func visibleParts(of runs: TextRuns) -> [HeadlessRuntime.TextPart] {
    let lines = visibleLines(of: runs).lines
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBackwards = text?.isRightToLeft ?? isMirrored
    var top = bounds.midY - TextRuns.height(of: lines) / 2
    return lines.flatMap { line -> [HeadlessRuntime.TextPart] in
      defer { top += line.height + line.leading }
      let width = runs.points(line.units)
      let left =
        switch textAlignment {
        case .center: bounds.midX - width / 2
        case .right: bounds.maxX - width
        case .natural where isMirrored: bounds.maxX - width
        default: bounds.minX
        }
      var start: CGFloat = 0
      return runs.parts(of: line).map { part in
        defer { start += part.width }
        let x = isBackwards ? left + width - start - part.width : left + start
        return HeadlessRuntime.TextPart(
          text: part.text,
          attributes: part.run.attributes,
          frame: CGRect(x: x, y: top, width: part.width, height: line.height),
          baseline: top + line.ascender
        )
      }
    }
  }
}

extension TextRuns {
  fileprivate func parts(of line: Line) -> [(run: Run, text: String, width: CGFloat)] {
    var parts: [(run: Int, text: String, units: Int)] = []
    for cluster in line.clusters {
      if parts.last?.run != cluster.run { parts.append((cluster.run, "", 0)) }
      let isFirst = parts.count == 1 && parts[0].text.isEmpty
      parts[parts.count - 1].text.append(cluster.character)
      parts[parts.count - 1].units += cluster.units + (isFirst ? 0 : cluster.kerning)
    }
    if line.isCut {
      if parts.isEmpty { parts.append((0, "", 0)) }
      parts[parts.count - 1].text += "…"
      parts[parts.count - 1].units += line.units - parts.reduce(0) { $0 + $1.units }
    }
    return parts.map { (runs[$0.run], $0.text, points($0.units)) }
  }
}

extension String {
  /// Whether the first letter is right to left; nil without letters.
  fileprivate var isRightToLeft: Bool? {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    return switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// The way text that is too long for a line is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// The vertical alignment of text that was scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}
