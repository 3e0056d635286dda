public import Foundation

/// Recognizes two fingers that come nearer or go apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers against that at the beginning; 1 while nothing is recognized.
  open var scale: CGFloat = 1
  open package(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }
}
