public import Foundation

/// The bar at the bottom of a tab bar controller.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The placement of items.
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  open weak var delegate: (any UITabBarDelegate)?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barStyle = UIBarStyle.default
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var shadowImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }
  open var isCustomizing: Bool { false }
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?

  open var isTranslucent = true {
    didSet {
      if oldValue != isTranslucent { tabBarController?.barsChanged() }
    }
  }

  open var barTintColor: UIColor?

  private var tabBarController: UITabBarController? {
    (superview as? UILayoutContainerView)?.container as? UITabBarController
  }

  /// The height without the safe area: 49 points, 32 in compact height and width, 50 on iPads.
  var preferredHeight: CGFloat {
    let traits = superview?.traitCollection ?? traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? 32 : 49
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }
}
