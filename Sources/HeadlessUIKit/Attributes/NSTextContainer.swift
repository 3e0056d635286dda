public import Foundation

/// The room of a text view's text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  /// A room of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A room of any size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// There are no archives of rooms here; makes one of any size.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The size in points; 0, any, by default.
  open var size: CGSize
  /// The space at both ends of a line in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if oldValue != lineFragmentPadding { textView?.contentSizeChanged() }
    }
  }
  /// How many lines there are at most; 0, any number, by default.
  open var maximumNumberOfLines = 0 {
    didSet {
      if oldValue != maximumNumberOfLines { textView?.contentSizeChanged() }
    }
  }
  /// What happens to text that is too long; broken between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it is as wide as the view; true by default.
  open var widthTracksTextView = true
  /// Whether it is as high as the view; false by default.
  open var heightTracksTextView = false
  /// Where there is no text; nowhere by default.
  open var exclusionPaths: [UIBezierPath] = []
}
