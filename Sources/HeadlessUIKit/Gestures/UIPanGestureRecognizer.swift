public import Foundation

/// Recognizes fingers that move; it begins, changes and ends.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// How many fingers at least; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers at most; any number by default.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that it takes too; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers moved since the beginning, in points. Views are not turned or scaled here against each other
  /// beyond their transforms: the distance is the same in each.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Says how far the fingers have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  func set(velocity: CGPoint) {
    speed = velocity
  }

  /// Forgets distance and speed.
  open override func reset() {
    super.reset()
    moved = .zero
    speed = .zero
  }
}
