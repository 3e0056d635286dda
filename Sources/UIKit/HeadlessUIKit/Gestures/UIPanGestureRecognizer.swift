public import Foundation

/// Recognizes fingers that move; it begins, changes and ends.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers moved since the beginning, in points. Views are not turned or scaled here against each other
  /// beyond their transforms: the distance is the same in each.
  open func translation(in view: UIView?) -> CGPoint { moved }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  func set(velocity: CGPoint) {
    speed = velocity
  }

  open override func reset() {
    super.reset()
    moved = .zero
    speed = .zero
  }
}
