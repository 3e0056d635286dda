import Foundation

/// A choice that is felt; nothing is felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Is felt.
  open func selectionChanged() {}
}
