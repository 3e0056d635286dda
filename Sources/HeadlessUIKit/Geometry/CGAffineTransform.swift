public import Foundation

/// A shift, a turn, a scale or a mixture of them: Core Graphics' matrix, which Foundation lacks here.
/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The part of x in x'.
  public var a: CGFloat
  /// The part of x in y'.
  public var b: CGFloat
  /// The part of y in x'.
  public var c: CGFloat
  /// The part of y in y'.
  public var d: CGFloat
  /// The shift of x.
  public var tx: CGFloat
  /// The shift of y.
  public var ty: CGFloat

  /// The matrix of six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The matrix of six numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A matrix of zeros.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// A shift.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// A scale.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// A turn by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// What changes nothing.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// First a shift, then this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// First a scale, then this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// First a turn, then this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// First this one, then the other one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c,
      a * t2.b + b * t2.d,
      c * t2.a + d * t2.c,
      c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx,
      tx * t2.b + ty * t2.d + t2.ty
    )
  }

  /// What undoes it; itself where nothing does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      d / determinant,
      -b / determinant,
      -c / determinant,
      a / determinant,
      (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size after a transform, without its shift.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The rectangle around the four corners after a transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let left = corners.map(\.x).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
