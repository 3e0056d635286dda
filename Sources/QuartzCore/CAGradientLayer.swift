public import Foundation
public import HeadlessUIKit

/// A layer with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Makes the layer of a view.
  open override class func headlessLayer() -> CALayer { CAGradientLayer() }
  /// The colours, as `CGColor`; none by default.
  open var colors: [Any]?
  /// Their places from 0 to 1; even by default.
  open var locations: [NSNumber]?
  /// Where it begins, as parts of the size; in the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where it ends, as parts of the size; in the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind; along a line by default.
  open var type = CAGradientLayerType.axial
}
