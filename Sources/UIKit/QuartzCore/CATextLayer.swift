public import Foundation
public import HeadlessUIKit

/// A layer with text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Makes the layer of a view.
  open override class func headlessLayer() -> CALayer { CATextLayer() }
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  open var isWrapped = false
}
