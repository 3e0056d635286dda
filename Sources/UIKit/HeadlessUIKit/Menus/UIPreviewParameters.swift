public import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  public override init() {
    super.init()
  }

  /// A preview of lines of text, whose rectangles aren't drawn here.
  public init(textLineRects: [NSValue]) {
    super.init()
  }

  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = UIColor.clear
}
