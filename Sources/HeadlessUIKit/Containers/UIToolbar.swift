public import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  static let height: CGFloat = 44

  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true {
    didSet {
      if oldValue != isTranslucent { superview?.setNeedsLayout() }
    }
  }
  open var barTintColor: UIColor?
  open var barPosition: UIBarPosition { .bottom }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

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
