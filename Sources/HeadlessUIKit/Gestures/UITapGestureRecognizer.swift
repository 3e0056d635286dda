import Foundation

/// Recognizes taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer; the first by default.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}
