public import Foundation

/// An on-off switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }
  /// The styles of a switch.
  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize {
    let size = frameSize
    return CGSize(width: size.width - alignmentRectInsets.right, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }

  private var frameSize: CGSize {
    HeadlessRuntime.usesGlassDesign ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
}
