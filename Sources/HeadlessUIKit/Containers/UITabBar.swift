public import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items; none by default.
  open var items: [UITabBarItem]?

  /// The item that is selected; none by default.
  open weak var selectedItem: UITabBarItem?

  /// Whether what is behind shines through; true by default.
  open var isTranslucent = true

  /// The colour of the bar; none by default.
  open var barTintColor: UIColor?

  /// 49 points, 32 in compact height and width, 50 on pads; without the safe area below.
  var preferredHeight: CGFloat {
    let traits = superview?.traitCollection ?? traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? 32 : 49
  }

  /// The width as it is and the bar's height with the safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight + safeAreaInsets.bottom)
  }

  /// No width of its own; the bar's height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }
}
