public import Foundation

/// A layer with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Makes the layer of a view.
  open override class func headlessLayer() -> CALayer { CAGradientLayer() }
  /// The colours, as `CGColor`; none by default.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}
