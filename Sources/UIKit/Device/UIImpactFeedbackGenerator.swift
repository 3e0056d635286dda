public import Foundation
public import HeadlessUIKit

/// A blow that is felt; nothing is felt here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// A blow of a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// A blow of a style, for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// A medium blow.
  public override init() {
    super.init()
  }

  /// Is felt.
  open func impactOccurred() {}
  /// Is felt, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Is felt at a point.
  open func impactOccurred(at location: CGPoint) {}
}
