import Foundation

extension UIView {
  /// The anchor point, as parts of the size.
  var pivot: CGPoint { storedAnchor ?? CGPoint(x: 0.5, y: 0.5) }

  /// Where the anchor point is in the superview's points.
  var anchorPosition: CGPoint {
    let pivot = pivot
    return CGPoint(x: origin.x + storedBounds.width * pivot.x, y: origin.y + storedBounds.height * pivot.y)
  }

  /// Where it begins with its anchor point at a place.
  func origin(center: CGPoint, size: CGSize) -> CGPoint {
    let pivot = pivot
    return CGPoint(x: center.x - size.width * pivot.x, y: center.y - size.height * pivot.y)
  }

  func setAnchor(_ new: CGPoint) {
    guard new != pivot else { return }
    let position = anchorPosition
    storedAnchor = new == CGPoint(x: 0.5, y: 0.5) ? nil : new
    moveCenter(to: position)
  }

  func setTransform(_ new: CGAffineTransform) {
    guard new != transform else { return }
    storedTransform = new.isIdentity ? nil : new
    if window != nil { UIView.refreshInsets(from: self, includingSubviews: true) }
  }

  /// From this view's points to the superview's.
  private var toSuperview: CGAffineTransform {
    guard let transform = storedTransform else {
      return CGAffineTransform(translationX: origin.x - storedBounds.minX, y: origin.y - storedBounds.minY)
    }
    let (pivot, position) = (pivot, anchorPosition)
    return CGAffineTransform(
      translationX: -storedBounds.minX - storedBounds.width * pivot.x,
      y: -storedBounds.minY - storedBounds.height * pivot.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// A point of the superview in this view's points.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard storedTransform == nil else { return point.applying(toSuperview.inverted()) }
    return CGPoint(x: point.x - origin.x + storedBounds.minX, y: point.y - origin.y + storedBounds.minY)
  }

  /// From this view's points to those of the top of its tree; nil where it is a shift alone.
  private var toTree: CGAffineTransform? {
    var isTransformed = false
    var current: UIView? = self
    while let view = current, !isTransformed {
      isTransformed = view.storedTransform != nil
      current = view.superview
    }
    guard isTransformed else { return nil }
    var whole = CGAffineTransform.identity
    current = self
    while let view = current {
      if view is UIWindow {
        let bounds = view.storedBounds
        whole = whole.concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
      } else {
        whole = whole.concatenating(view.toSuperview)
      }
      current = view.superview
    }
    return whole
  }

  /// From one view's points to another's where a transform lies on the way; nil without one.
  static func mapping(from: UIView?, to: UIView?) -> CGAffineTransform? {
    let start = from?.toTree
    let end = to?.toTree
    if start == nil, end == nil { return nil }
    let there = start ?? shift(of: from)
    let back = (end ?? shift(of: to)).inverted()
    return there.concatenating(back)
  }

  private static func shift(of view: UIView?) -> CGAffineTransform {
    let offset = view?.offsetInTree ?? .zero
    return CGAffineTransform(translationX: offset.x, y: offset.y)
  }

  private func placement(_ transform: CGAffineTransform) -> Placement {
    Placement(position: anchorPosition, anchor: pivot, size: storedBounds.size, transform: transform)
  }

  /// The rectangle around the transformed bounds.
  func transformedFrame(_ transform: CGAffineTransform) -> CGRect {
    placement(transform).frame
  }

  func setTransformedFrame(_ frame: CGRect, _ transform: CGAffineTransform) {
    let placed = placement(transform).with(frame: frame)
    setGeometry(
      origin: origin(center: placed.position, size: placed.size),
      bounds: CGRect(origin: storedBounds.origin, size: placed.size)
    )
  }
}
