public import Foundation
public import HeadlessUIKit

/// A layer with a shape.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Makes the layer of a view.
  open override class func headlessLayer() -> CALayer { CAShapeLayer() }
  /// The shape; none by default.
  open var path: CGPath?
  /// The colour of the inside; black by default.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// What is inside; what the line goes around by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; none by default.
  open var strokeColor: CGColor?
  /// Where the line begins, from 0 to 1; 0 by default.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1; 1 by default.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How far points of corners may reach; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How lines end; at the point by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet; pointed by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where dashes begin; 0 by default.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps; one line by default.
  open var lineDashPattern: [NSNumber]?
}
