import Foundation

/// A rectangle that is turned, scaled and moved around a point in it.
struct Placement {
  /// Where the anchor is.
  var position: CGPoint
  /// The point that stays, as parts of the size.
  var anchor: CGPoint
  var size: CGSize
  var transform: CGAffineTransform

  /// The rectangle around it. It is without the last places, in which sine and cosine leave something.
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

  /// UIKit leaves open what setting the frame of a transformed view does. Here its size is that of the rectangle around
  /// the frame turned back, which undoes turns by right angles and scaling, and it lies so that the rectangle around it
  /// begins where the frame does. Other angles have no source.
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
