import Foundation

extension CALayer {
  /// From one layer's points to another's; the topmost's stand for those of none.
  func mapping(from: CALayer?, to: CALayer?) -> CGAffineTransform {
    let start = from?.toTop ?? .identity
    let end = to?.toTop ?? .identity
    return start.concatenating(end.inverted())
  }

  /// From its own points to those of the topmost layer above it.
  private var toTop: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var current: CALayer? = self
    while let layer = current, let above = layer.superlayer {
      whole = whole.concatenating(layer.toSuperlayer)
      current = above
    }
    return whole
  }

  private var toSuperlayer: CGAffineTransform {
    let (bounds, anchor, place) = (bounds, anchorPoint, position)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
