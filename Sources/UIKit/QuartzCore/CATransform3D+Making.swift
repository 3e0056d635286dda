public import Foundation
public import HeadlessUIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = CGFloat(Double(x * x + y * y + z * z).squareRoot())
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m13) = (
    c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s
  )
  (transform.m21, transform.m22, transform.m23) = (
    x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s
  )
  (transform.m31, transform.m32, transform.m33) = (
    x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)
  )
  return transform
}
