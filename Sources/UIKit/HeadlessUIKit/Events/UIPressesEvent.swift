import Foundation

/// Buttons or keys that are pressed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// All presses; none here.
  open var allPresses: Set<UIPress> { [] }
  /// The presses that a recognizer takes; none here.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
