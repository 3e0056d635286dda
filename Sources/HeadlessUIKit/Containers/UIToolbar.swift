public import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  static let height: CGFloat = 44

  /// The buttons; none by default.
  open var items: [UIBarButtonItem]?

  /// No width of its own; 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width as it is; 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
