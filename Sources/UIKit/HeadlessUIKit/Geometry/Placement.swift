import Foundation

struct Placement {
  var position: CGPoint
  /// The anchor point in unit coordinates.
  var anchor: CGPoint
  var size: CGSize
  var transform: CGAffineTransform

  /// The bounding box, without the rounding errors that sine and cosine leave in the last digits.
  var frame: CGRect {
    let frame = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
      .applying(transform)
      .offsetBy(dx: position.x, dy: position.y)
    func clean(_ value: CGFloat) -> CGFloat {
      let rounded = (value * 1e8).rounded() / 1e8
      return abs(rounded - value) < 1e-9 ? rounded : value
    }
    return CGRect(x: clean(frame.minX), y: clean(frame.minY), width: clean(frame.width), height: clean(frame.height))
  }

  /// The geometry whose bounding box has the origin and, for right angles and scaling, the size of a frame. UIKit
  /// documents the result of setting a transformed view's frame as undefined; for other angles this is a guess.
  func with(frame: CGRect) -> Placement {
    var placed = self
    let determinant = transform.a * transform.d - transform.b * transform.c
    if determinant != 0 {
      placed.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    }
    let around = placed.frame
    placed.position.x += frame.midX - around.midX
    placed.position.y += frame.midY - around.midY
    return placed
  }
}
