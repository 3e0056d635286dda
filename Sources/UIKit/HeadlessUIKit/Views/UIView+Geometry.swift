import Foundation

extension UIView {
  private struct Resize {
    var view: UIView
    var oldSize: CGSize
  }

  private static var resizeDepth = 0
  private static var resizesWaiting: [Resize] = []

  /// The one place where geometry changes.
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

  /// Takes a frame; its middle and size are those of the frame where the view is transformed.
  func place(at frame: CGRect) {
    if let storedTransform { return setTransformedFrame(frame, storedTransform) }
    setGeometry(origin: frame.origin, bounds: CGRect(origin: storedBounds.origin, size: frame.size))
  }

  /// Takes the size of its content. What is transformed keeps its middle: for the rest, the frame keeps its origin.
  func fitContent() {
    let size = sizeThatFits(bounds.size)
    if storedTransform == nil { frame.size = size } else { bounds.size = size }
  }

  /// Where its origin is when it takes another size around its middle.
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

  /// Takes the frame that a layout found for it before it is transformed.
  func placeUntransformed(at frame: CGRect) {
    guard storedTransform != nil else { return self.frame = frame }
    setGeometry(origin: frame.origin, bounds: CGRect(origin: storedBounds.origin, size: frame.size))
  }

  /// Direct down to a depth that the stack surely holds; deeper views wait for the outermost call.
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

  /// Gives each flexible part of an axis its share of the change, in the ratio of the parts' old sizes.
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

  /// The origin of this view's points in those of the top of its tree.
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

  /// A rectangle of its own in the points of a view, or of the screen.
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

  /// Rounded to the screen's pixels: the middle between two goes up, also where floating point leaves it a hair below.
  func toPixels(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale + 0.501).rounded(.down) / scale
  }

  /// A rectangle whose edges are on full pixels: neighbours meet. Its lengths are rounded again, for a difference of
  /// rounded numbers is a hair off.
  func toPixels(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let (left, top) = (toPixels(x), toPixels(y))
    return CGRect(
      x: left,
      y: top,
      width: toPixels(toPixels(x + width) - left),
      height: toPixels(toPixels(y + height) - top)
    )
  }

  /// The next full pixel up; a hair of floating point doesn't cost a pixel.
  func upToPixels(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale - 0.001).rounded(.up) / scale
  }

  /// How wide a line of text may be in the bounds: where layout brings both edges to full pixels, one may be lost of
  /// what was asked for.
  var lineRoom: CGFloat { bounds.width + 1 / max(1, traitCollection.displayScale) }
}
