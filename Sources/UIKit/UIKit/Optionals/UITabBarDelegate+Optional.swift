public import HeadlessUIKit

/// The requirements that `tabBar?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessTabBarTabBar {
  let target: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    target.tabBar(tabBar, didSelect: item)
  }

  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    target.tabBar(tabBar, willBeginCustomizing: items)
  }

  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    target.tabBar(tabBar, didBeginCustomizing: items)
  }

  public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    target.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    target.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}

extension UITabBarDelegate {
  public var tabBar: HeadlessTabBarTabBar? { HeadlessTabBarTabBar(target: self) }
}
