// The names of Core Graphics that HeadlessUIKit has. Neither views nor Foundation, which code must import itself.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct HeadlessUIKit.CGAffineTransform
@_exported public import class HeadlessUIKit.CGColor
@_exported public import class HeadlessUIKit.CGContext
@_exported public import class HeadlessUIKit.CGImage
@_exported public import enum HeadlessUIKit.CGLineCap
@_exported public import enum HeadlessUIKit.CGLineJoin
@_exported public import class HeadlessUIKit.CGMutablePath
@_exported public import class HeadlessUIKit.CGPath
@_exported public import struct HeadlessUIKit.CGVector
