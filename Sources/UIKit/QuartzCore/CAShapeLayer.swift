public import Foundation
public import HeadlessUIKit

/// A layer that draws a shape.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open override class func headlessLayer() -> CALayer { CAShapeLayer() }
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the interior of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a shape's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The joint of a shape's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  open override class func headlessLayer() -> CALayer { CATextLayer() }
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  open var isWrapped = false
}

/// A layer that keeps the depth of its sublayers. Only the two-dimensional part of transforms counts here.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  open override class func headlessLayer() -> CALayer { CATransformLayer() }
}
