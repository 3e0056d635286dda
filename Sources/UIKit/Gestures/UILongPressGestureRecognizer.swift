public import Foundation
public import HeadlessUIKit

/// Recognizes fingers that stay down; it begins, changes and ends.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before; 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How long, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before it begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
}
