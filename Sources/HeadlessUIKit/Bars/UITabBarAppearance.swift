public import Foundation

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose titles are below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs whose titles are beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of such tabs in compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab; none by default.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected tab; none by default.
  open var selectionIndicatorImage: UIImage?
  /// How tabs are placed; as the system has it by default.
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
