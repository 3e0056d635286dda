public import Foundation

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs in points; 0, the system's, by default.
  open var stackedItemWidth: CGFloat = 0
  /// The gap between tabs in points; 0, the system's, by default.
  open var stackedItemSpacing: CGFloat = 0

  override func makeCopy() -> UIBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance.makeCopy()
    copy.inlineLayoutAppearance = inlineLayoutAppearance.makeCopy()
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.makeCopy()
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.selectionIndicatorImage = selectionIndicatorImage
    copy.stackedItemPositioning = stackedItemPositioning
    copy.stackedItemWidth = stackedItemWidth
    copy.stackedItemSpacing = stackedItemSpacing
    return copy
  }
}
