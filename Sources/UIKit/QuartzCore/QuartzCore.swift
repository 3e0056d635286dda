// The names of Quartz Core, with Foundation and Core Graphics, which it also re-exports on Apple's platforms.
@_exported public import CoreGraphics
@_exported public import Foundation

@_exported public import class HeadlessUIKit.CAAnimation
@_exported public import protocol HeadlessUIKit.CAAnimationDelegate
@_exported public import struct HeadlessUIKit.CACornerMask
@_exported public import class HeadlessUIKit.CAGradientLayer
@_exported public import struct HeadlessUIKit.CAGradientLayerType
@_exported public import class HeadlessUIKit.CALayer
@_exported public import struct HeadlessUIKit.CALayerContentsGravity
@_exported public import struct HeadlessUIKit.CALayerCornerCurve
@_exported public import protocol HeadlessUIKit.CALayerDelegate
@_exported public import protocol HeadlessUIKit.CAMediaTiming
@_exported public import struct HeadlessUIKit.CAMediaTimingFillMode
@_exported public import class HeadlessUIKit.CAMediaTimingFunction
@_exported public import struct HeadlessUIKit.CAMediaTimingFunctionName
@_exported public import class HeadlessUIKit.CATransaction
@_exported public import struct HeadlessUIKit.CATransform3D
@_exported public import func HeadlessUIKit.CATransform3DGetAffineTransform
@_exported public import let HeadlessUIKit.CATransform3DIdentity
@_exported public import func HeadlessUIKit.CATransform3DMakeAffineTransform
