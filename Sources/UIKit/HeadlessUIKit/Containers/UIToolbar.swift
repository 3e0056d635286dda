public import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// How high a toolbar is above what a home indicator covers.
  static func height(in window: UIWindow?) -> CGFloat {
    (window?.safeAreaInsets ?? HeadlessRuntime.device.safeAreaInsets).bottom > 0 ? 49 : 44
  }

  private var height: CGFloat { UIToolbar.height(in: window) }

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

  /// No width of its own; 49 points high on screens with a home indicator, 44 on others.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The width as it is; 49 points high on screens with a home indicator, 44 on others.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
