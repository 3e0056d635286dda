import Foundation

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// What is seen of it; all by default.
  open var visiblePath: UIBezierPath?
  /// The shape of its shadow; its own by default.
  open var shadowPath: UIBezierPath?
  /// The colour behind it; the view's by default.
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = UIColor.clear
}
