public import Foundation
public import HeadlessUIKit

/// An attachment that takes the place of a character.
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  public static let character = 0xFFFC

  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The shadow of text.
open class NSShadow: NSObject {
  private let header = FoundationHeader()
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; black at an alpha of a third by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// The layout manager of a text view. It has no glyphs and only computes the text's size.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var textView: UITextView?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  fileprivate convenience init(_ textView: UITextView) {
    self.init()
    self.textView = textView
  }

  /// Whether the font's leading applies; true by default. The system font has none.
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open var usesDefaultHyphenation = false

  open var textContainers: [NSTextContainer] { textView.map { [$0.textContainer] } ?? [] }

  open func ensureLayout(for container: NSTextContainer) {}

  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView, container === textView.textContainer else { return .zero }
    let insets = textView.textContainerInset
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    let width = max(0, size.width - insets.left - insets.right)
    return CGRect(x: 0, y: 0, width: width, height: max(0, size.height - insets.top - insets.bottom))
  }
}

@MainActor private var managerKey: UInt8 = 0

extension UITextView {
  public var layoutManager: NSLayoutManager {
    if let manager = objc_getAssociatedObject(self, &managerKey) as? NSLayoutManager { return manager }
    let manager = NSLayoutManager(self)
    objc_setAssociatedObject(self, &managerKey, manager, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return manager
  }
}
