public import Foundation

/// How the lines of a paragraph are aligned.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let header = FoundationHeader()
  // Unchecked: values are written by NSMutableParagraphStyle only, which says that it is not sendable.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var defaultTabInterval: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var allowsDefaultTighteningForTruncation = false
  }

  var values = Values()

  /// A paragraph as usual.
  public override init() {
    super.init()
  }

  /// There are no archives of styles here; makes a paragraph as usual.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A paragraph as usual.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// How lines are aligned between the edges; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long; broken between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// What is added between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What is added after the paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What is added before the paragraph, in points; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line begins from the edge, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the others begin from the edge, in points; 0 by default.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0, any, by default.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What line heights are multiplied by; 0, nothing, by default.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// When words are broken, from 0 to 1; 0, never, by default.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The distance of tabs in points; 0 by default.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The direction of writing; natural by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether letters move together before text is cut; false by default.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// A copy that doesn't change.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy that doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Styles are equal when their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}
