// What Quartz Core declares, and Foundation and Core Graphics, which it brings on Apple's platforms too.
@_exported public import CoreGraphics
@_exported public import Foundation

@_exported public import class HeadlessUIKit.CAAnimation
@_exported public import protocol HeadlessUIKit.CAAnimationDelegate
@_exported public import class HeadlessUIKit.CAAnimationGroup
@_exported public import class HeadlessUIKit.CABasicAnimation
@_exported public import struct HeadlessUIKit.CACornerMask
@_exported public import func HeadlessUIKit.CACurrentMediaTime
@_exported public import class HeadlessUIKit.CADisplayLink
@_exported public import class HeadlessUIKit.CAGradientLayer
@_exported public import struct HeadlessUIKit.CAGradientLayerType
@_exported public import class HeadlessUIKit.CAKeyframeAnimation
@_exported public import class HeadlessUIKit.CALayer
@_exported public import struct HeadlessUIKit.CALayerContentsGravity
@_exported public import struct HeadlessUIKit.CALayerCornerCurve
@_exported public import protocol HeadlessUIKit.CALayerDelegate
@_exported public import protocol HeadlessUIKit.CAMediaTiming
@_exported public import struct HeadlessUIKit.CAMediaTimingFillMode
@_exported public import class HeadlessUIKit.CAMediaTimingFunction
@_exported public import struct HeadlessUIKit.CAMediaTimingFunctionName
@_exported public import class HeadlessUIKit.CAPropertyAnimation
@_exported public import class HeadlessUIKit.CAShapeLayer
@_exported public import struct HeadlessUIKit.CAShapeLayerFillRule
@_exported public import struct HeadlessUIKit.CAShapeLayerLineCap
@_exported public import struct HeadlessUIKit.CAShapeLayerLineJoin
@_exported public import class HeadlessUIKit.CASpringAnimation
@_exported public import class HeadlessUIKit.CATextLayer
@_exported public import class HeadlessUIKit.CATransaction
@_exported public import struct HeadlessUIKit.CATransform3D
@_exported public import func HeadlessUIKit.CATransform3DEqualToTransform
@_exported public import func HeadlessUIKit.CATransform3DGetAffineTransform
@_exported public import let HeadlessUIKit.CATransform3DIdentity
@_exported public import func HeadlessUIKit.CATransform3DIsIdentity
@_exported public import func HeadlessUIKit.CATransform3DMakeAffineTransform
@_exported public import func HeadlessUIKit.CATransform3DMakeRotation
@_exported public import func HeadlessUIKit.CATransform3DMakeScale
@_exported public import func HeadlessUIKit.CATransform3DMakeTranslation
@_exported public import class HeadlessUIKit.CATransformLayer
@_exported public import class HeadlessUIKit.CATransition
@_exported public import struct HeadlessUIKit.CATransitionSubtype
@_exported public import struct HeadlessUIKit.CATransitionType
