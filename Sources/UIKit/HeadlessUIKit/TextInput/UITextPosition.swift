public import Foundation

/// A place in a text that can be typed in, between two letters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}
