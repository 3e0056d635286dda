public import Foundation

/// A part of a text that can be typed in.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}
