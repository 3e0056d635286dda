public import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs are placed.
  public enum ItemPositioning: Int, Sendable {
    /// As the system has it.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  /// Hears of taps; none by default.
  open weak var delegate: (any UITabBarDelegate)?
  /// How it looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks where content ends at it; as usual by default.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The look before there were appearances.
  open var barStyle = UIBarStyle.default
  /// The colour of tabs that aren't selected; the system's by default.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind it; none by default.
  open var backgroundImage: UIImage?
  /// The picture behind the selected tab; none by default.
  open var selectionIndicatorImage: UIImage?
  /// The picture of its line; the system's by default.
  open var shadowImage: UIImage?
  /// How tabs are placed; as the system has it by default.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs in points; 0, the system's, by default.
  open var itemWidth: CGFloat = 0
  /// The gap between tabs in points; 0, the system's, by default.
  open var itemSpacing: CGFloat = 0
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
  /// Whether the tabs are being changed by a person: never here.
  open var isCustomizing: Bool { false }

  /// The items; none by default.
  open var items: [UITabBarItem]?

  /// The item that is selected; none by default.
  open weak var selectedItem: UITabBarItem?

  /// Whether what is behind shines through; true by default.
  open var isTranslucent = true {
    didSet {
      if oldValue != isTranslucent { tabBarController?.barsChanged() }
    }
  }

  /// The colour of the bar; none by default.
  open var barTintColor: UIColor?

  private var tabBarController: UITabBarController? {
    (superview as? UILayoutContainerView)?.container as? UITabBarController
  }

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
