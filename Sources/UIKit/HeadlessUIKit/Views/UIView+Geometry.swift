public import Foundation

extension UIView {
  private struct Resize {
    var view: UIView
    var oldSize: CGSize
  }

  private static var resizeDepth = 0
  private static var resizesWaiting: [Resize] = []

  /// Changes the geometry; all other setters call this.
  func setGeometry(origin newOrigin: CGPoint, bounds newBounds: CGRect) {
    let oldBounds = storedBounds
    let moved = newOrigin != origin
    guard moved || newBounds != oldBounds else { return }
    if newBounds != oldBounds { boundsWillChange(to: newBounds) }
    origin = newOrigin
    storedBounds = newBounds
    let resized = newBounds.size != oldBounds.size
    if resized {
      setNeedsLayout()
      if autoresizesSubviews, !subviews.isEmpty { Self.resizeSubviews(of: self, oldSize: oldBounds.size) }
    }
    constrainedGeometryChanged(resized: resized, scrolled: newBounds.origin != oldBounds.origin)
    if window != nil || preservesSuperviewLayoutMargins {
      UIView.refreshInsets(from: self, includingSubviews: resized || newBounds.origin != oldBounds.origin)
    } else if resized {
      UIView.refreshInsets(from: self, includingSubviews: true)
    }
    HeadlessObservations.shared.mayHaveChanged(self)
  }

  /// Sets the frame. A transformed view gets its center and size.
  func place(at frame: CGRect) {
    if let storedTransform { return setTransformedFrame(frame, storedTransform) }
    setGeometry(origin: frame.origin, bounds: CGRect(origin: storedBounds.origin, size: frame.size))
  }

  /// Resizes the view to its content. A transformed view keeps its center, others their origin.
  func fitContent() {
    let size = sizeThatFits(bounds.size)
    if storedTransform == nil { frame.size = size } else { bounds.size = size }
  }

  func originKeepingCenter(_ size: CGSize) -> CGPoint {
    let pivot = pivot
    return CGPoint(
      x: origin.x - (size.width - storedBounds.width) * pivot.x,
      y: origin.y - (size.height - storedBounds.height) * pivot.y
    )
  }

  func moveCenter(to center: CGPoint) {
    setGeometry(origin: origin(center: center, size: storedBounds.size), bounds: storedBounds)
  }

  /// Sets the frame that a layout computed, before the transform.
  func placeUntransformed(at frame: CGRect) {
    guard storedTransform != nil else { return self.frame = frame }
    setGeometry(origin: frame.origin, bounds: CGRect(origin: storedBounds.origin, size: frame.size))
  }

  /// Recursive down to a safe depth; deeper views are resized by the outermost call.
  private static func resizeSubviews(of view: UIView, oldSize: CGSize) {
    guard resizeDepth < 200 else {
      resizesWaiting.append(Resize(view: view, oldSize: oldSize))
      return
    }
    resizeDepth += 1
    for subview in view.subviews where !subview.autoresizingMask.isEmpty && !subview.isPlacedByConstraints {
      subview.autoresize(oldSize, view.bounds.size)
    }
    resizeDepth -= 1
    while resizeDepth == 0, let next = resizesWaiting.popLast() {
      resizeSubviews(of: next.view, oldSize: next.oldSize)
    }
  }

  /// Distributes a size change among the flexible parts of an axis in proportion to their old sizes.
  private func autoresize(_ old: CGSize, _ new: CGSize) {
    func axis(
      _ start: CGFloat,
      _ length: CGFloat,
      _ old: CGFloat,
      _ new: CGFloat,
      _ flexible: (before: Bool, length: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
      let change = new - old
      guard change != 0, flexible.before || flexible.length || flexible.after else { return (start, length) }
      let parts = [
        flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? old - start - length : 0,
      ]
      let whole = parts.reduce(0, +)
      let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
      func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return whole == 0 ? change / CGFloat(count) : change * part / whole
      }
      return (start + share(parts[0], flexible.before), length + share(parts[1], flexible.length))
    }
    let mask = autoresizingMask
    let current = frame
    let (x, width) = axis(
      current.minX,
      current.width,
      old.width,
      new.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    let (y, height) = axis(
      current.minY,
      current.height,
      old.height,
      new.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    )
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  var offsetInTree: CGPoint {
    var offset = CGPoint.zero
    var current: UIView? = self
    while let view = current {
      if view.superview != nil || view === self, !(view is UIWindow) {
        offset.x += view.origin.x
        offset.y += view.origin.y
      }
      offset.x -= view.storedBounds.origin.x
      offset.y -= view.storedBounds.origin.y
      current = view.superview
    }
    return offset
  }

  func placed(_ rect: CGRect, in space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return shifted(rect, from: self, to: view) }
    let window = containedWindow?.frame.origin ?? .zero
    return shifted(rect, from: self, to: nil).offsetBy(dx: window.x, dy: window.y)
  }

  func shifted(_ rect: CGRect, from: UIView?, to: UIView?) -> CGRect {
    if let mapping = UIView.mapping(from: from, to: to) { return rect.applying(mapping) }
    return CGRect(origin: shifted(rect.origin, from: from, to: to), size: rect.size)
  }

  func shifted(_ point: CGPoint, from: UIView?, to: UIView?) -> CGPoint {
    if let mapping = UIView.mapping(from: from, to: to) { return point.applying(mapping) }
    let start = from?.offsetInTree ?? .zero
    let end = to?.offsetInTree ?? .zero
    return CGPoint(x: point.x + start.x - end.x, y: point.y + start.y - end.y)
  }

  /// Rounds to pixels. Halves round up, even if floating point leaves them slightly below.
  func toPixels(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale + 0.501).rounded(.down) / scale
  }

  /// Rounds the edges to pixels, so that adjacent rectangles meet. Rounded lengths are rounded again: differences are
  /// inexact.
  func toPixels(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let (left, top) = (toPixels(x), toPixels(y))
    return CGRect(
      x: left,
      y: top,
      width: toPixels(toPixels(x + width) - left),
      height: toPixels(toPixels(y + height) - top)
    )
  }

  /// Rounds up to pixels, with a tolerance for floating point.
  func upToPixels(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale - 0.001).rounded(.up) / scale
  }

  /// The width available to a line of text. Rounding of both edges may have lost a pixel of the requested width.
  var lineWidth: CGFloat { bounds.width + 1 / max(1, traitCollection.displayScale) }
}

/// An object with a coordinate system.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

/// The coordinate space of the screen, which contains windows.
final class ScreenSpace: NSObject, UICoordinateSpace {
  static let shared = ScreenSpace()

  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let window = view.containedWindow?.frame.origin ?? .zero
    return view.shifted(rect.offsetBy(dx: -window.x, dy: -window.y), from: nil, to: view)
  }
}
