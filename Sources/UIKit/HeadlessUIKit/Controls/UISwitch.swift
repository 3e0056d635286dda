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

  /// The frame without the room at the right that constraints don't see: 49 by 31 points, 61 by 28 in the design of iOS 26.
  open override var intrinsicContentSize: CGSize {
    let size = frameSize
    return CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
  }

  /// 51 by 31 points, 63 by 28 in the design of iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }

  private var frameSize: CGSize {
    HeadlessRuntime.usesGlassDesign ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  /// Two points at the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
}
