public import Foundation

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on; false by default.
  open var isOn = false
  /// The colour while it is on; the system's by default.
  open var onTintColor: UIColor?
  /// The colour of the thumb; the system's by default.
  open var thumbTintColor: UIColor?
  /// What is beside it on a Mac; none by default.
  open var title: String?

  /// How it looks; as the system has it by default.
  open var preferredStyle = Style.automatic
  /// How it looks in fact.
  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As the system has it.
    case automatic
    /// A box to tick.
    case checkbox
    /// A thumb that slides.
    case sliding
  }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
