public import Foundation

/// Recognizes two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians; 0 while nothing is recognized.
  open var rotation: CGFloat = 0
  open package(set) var velocity: CGFloat = 0

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}
