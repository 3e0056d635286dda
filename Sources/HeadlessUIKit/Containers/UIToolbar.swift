public import Foundation

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  static let height: CGFloat = 44

  /// How it looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks in compact height; as usual by default.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks where content ends at it; as usual by default.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How it looks there in compact height; as usual by default.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The look before there were appearances.
  open var barStyle = UIBarStyle.default
  /// Whether what is behind shines through; true by default.
  open var isTranslucent = true {
    didSet {
      if oldValue != isTranslucent { superview?.setNeedsLayout() }
    }
  }
  /// The colour of the bar; none by default.
  open var barTintColor: UIColor?
  /// Where it is.
  open var barPosition: UIBarPosition { .bottom }
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

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
