public import Foundation

/// A transform in space, sixteen numbers.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 0
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 0
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 0
  /// Row 3, column 4.
  public var m34: CGFloat = 0
  /// Row 4, column 1.
  public var m41: CGFloat = 0
  /// Row 4, column 2.
  public var m42: CGFloat = 0
  /// Row 4, column 3.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 0

  /// Zeros.
  public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What changes nothing.
public let CATransform3DIdentity: CATransform3D = {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33, transform.m44) = (1, 1, 1, 1)
  return transform
}()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether it changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A shift.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A turn by an angle in radians around an axis.
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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of a plane one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The plane part.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42)
}
