public import Foundation

/// A bar of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
