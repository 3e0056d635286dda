public import Foundation

/// The region of a text view's text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: .zero)
  }

  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if oldValue != lineFragmentPadding { textView?.contentSizeChanged() }
    }
  }
  open var maximumNumberOfLines = 0 {
    didSet {
      if oldValue != maximumNumberOfLines { textView?.contentSizeChanged() }
    }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
}
