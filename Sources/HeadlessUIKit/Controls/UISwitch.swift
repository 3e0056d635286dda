public import Foundation

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?

  open var preferredStyle = Style.automatic
  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }
  /// How a switch looks.
  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
