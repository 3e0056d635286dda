import Foundation

extension UIView {
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
    let middle = CGPoint(x: origin.x + storedBounds.width / 2, y: origin.y + storedBounds.height / 2)
    return CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
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

  /// The rectangle around the transformed bounds.
  func transformedFrame(_ transform: CGAffineTransform) -> CGRect {
    let size = storedBounds.size
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform)
    return around.offsetBy(dx: middle.x, dy: middle.y)
  }

  /// UIKit leaves open what setting the frame of a transformed view does: here the middle is the frame's, and the size
  /// is scaled so that the transformed view is as large as the frame.
  func setTransformedFrame(_ frame: CGRect, _ transform: CGAffineTransform) {
    let now = transformedFrame(transform)
    let size = CGSize(
      width: now.width == 0 ? frame.width : storedBounds.width * frame.width / now.width,
      height: now.height == 0 ? frame.height : storedBounds.height * frame.height / now.height
    )
    setGeometry(
      origin: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      bounds: CGRect(origin: storedBounds.origin, size: size)
    )
  }
}
