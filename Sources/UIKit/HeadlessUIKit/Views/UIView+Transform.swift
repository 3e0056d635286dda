import Foundation

extension UIView {
  /// The anchor point in unit coordinates.
  var pivot: CGPoint { storedAnchor ?? CGPoint(x: 0.5, y: 0.5) }

  var anchorPosition: CGPoint {
    let pivot = pivot
    return CGPoint(x: origin.x + storedBounds.width * pivot.x, y: origin.y + storedBounds.height * pivot.y)
  }

  /// The origin of a view whose anchor point is at `center`.
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

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard storedTransform == nil else { return point.applying(toSuperview.inverted()) }
    return CGPoint(x: point.x - origin.x + storedBounds.minX, y: point.y - origin.y + storedBounds.minY)
  }

  /// Converts from this view's coordinates to the root view's; nil if that is a translation.
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

  /// Converts between the coordinates of two views if there is a transform between them; nil otherwise.
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
