import Foundation

/// An end that is felt; nothing is felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With a doubt.
    case warning
    /// Badly.
    case error
  }

  /// Is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
