public import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// A preview as usual.
  public override init() {
    super.init()
  }

  /// A preview of lines of text, whose rectangles aren't drawn here.
  public init(textLineRects: [NSValue]) {
    super.init()
  }

  /// What is seen of it; all by default.
  open var visiblePath: UIBezierPath?
  /// The shape of its shadow; its own by default.
  open var shadowPath: UIBezierPath?
  /// The colour behind it; the view's by default.
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = UIColor.clear
}
