public import Foundation
public import HeadlessUIKit

/// A layer with text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Makes the layer of a view.
  open override class func headlessLayer() -> CALayer { CATextLayer() }
  /// The text, plain or with attributes; none by default.
  open var string: Any?
  /// The font; the system's by default.
  open var font: AnyObject?
  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat = 36
  /// The colour; white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken; false by default.
  open var isWrapped = false
}
