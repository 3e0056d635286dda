public import Foundation
public import HeadlessUIKit

/// The layout of a text view's text. There are no glyphs here: it tells how large the text is.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  private weak var textView: UITextView?

  public override init() {
    super.init()
  }

  /// There are no archives of layout managers here; makes one without a text view.
  public required init?(coder: NSCoder) {
    super.init()
  }

  fileprivate convenience init(_ textView: UITextView) {
    self.init()
    self.textView = textView
  }

  /// Whether lines keep the distance that their font asks for; true by default. The system's font asks for none.
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open var usesDefaultHyphenation = false

  open var textContainers: [NSTextContainer] { textView.map { [$0.textContainer] } ?? [] }

  /// Text is laid out whenever it is asked for; does nothing.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The rectangle that the text takes in its container, in points; empty without a text view.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView, container === textView.textContainer else { return .zero }
    let insets = textView.textContainerInset
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    let room = max(0, size.width - insets.left - insets.right)
    return CGRect(x: 0, y: 0, width: room, height: max(0, size.height - insets.top - insets.bottom))
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
