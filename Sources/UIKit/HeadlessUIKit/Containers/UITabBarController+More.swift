import Foundation

extension UITabBarController {
  /// How many tabs have room in the bar of a phone, as UIKit documents; More takes the last place if there are more.
  private static let roomInBar = 5

  /// How many tabs are in the bar themselves.
  var countInBar: Int { hasMore ? Self.roomInBar - 1 : tabs.count }

  /// The tabs that have no room in the bar.
  var tabsInMore: [UIViewController] { Array(tabs.dropFirst(countInBar)) }

  /// The selection as it is seen: More itself, after the chosen tab was popped off its stack.
  var currentSelection: UIViewController? {
    guard hasMore, let selection, isInMore(selection) else { return selection }
    return moreNavigationController.stack.contains { $0 === selection } ? selection : moreNavigationController
  }

  func isInMore(_ tab: UIViewController) -> Bool {
    hasMore && tabs.dropFirst(countInBar).contains { $0 === tab }
  }

  /// The child whose view shows a tab.
  func host(of tab: UIViewController) -> UIViewController {
    isInMore(tab) ? moreNavigationController : tab
  }

  func makeMoreController() -> UINavigationController {
    let list = UIMoreListController()
    list.title = "More"
    list.tabs = self
    let more = UIMoreNavigationController(rootViewController: list)
    more.tabs = self
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return more
  }

  /// After other tabs were set: whether there is room for all of them, and the places of those that changed sides.
  func refreshMore() {
    let hadMore = hasMore
    hasMore = tabs.count > Self.roomInBar && traitCollection.userInterfaceIdiom != .pad
    tabBar.items = tabs.prefix(countInBar).map(\.tabBarItem) + (hasMore ? [moreNavigationController.tabBarItem] : [])
    guard hasMore || hadMore else { return }
    let more = moreNavigationController
    if hasMore, more.parent !== self {
      more.appearanceState.isDrivenByContainer = true
      adopt(more)
      more.appearanceState.isDrivenByContainer = true
      more.sendDidMove(to: self)
    }
    let strangers = more.stack.dropFirst().contains { tab in !isInMore(tab) }
    if strangers { more.nest(more.stack.filter { $0 is UIMoreListController || isInMore($0) }, animated: false) }
    for tab in tabs.prefix(countInBar) where tab.parent === more { more.letGo(tab) }
  }

  /// More goes when all tabs have room again.
  func dropMoreIfNotNeeded() {
    guard !hasMore, let more = children.first(where: { $0 is UIMoreNavigationController }), more !== shown else {
      return
    }
    more.sendWillMove(to: nil)
    if changing.contains(where: { $0 === more }) {
      CommitQueue.shared.end { more.leaveParent() }
    } else {
      more.leaveParent()
    }
  }

  /// Puts a tab onto More's stack, in the place of another one.
  func stackInMore(_ tab: UIViewController, animated: Bool) {
    let more = moreNavigationController
    if more.stack.contains(where: { $0 === tab }) { return }
    if tab === shown { hideShown() }
    more.nest(Array(more.stack.prefix(1)) + [tab], animated: animated)
  }

  private func hideShown() {
    guard let old = shown else { return }
    shown = nil
    changing.removeAll { $0 === old }
    if old.appearance == .appeared || old.appearance == .appearing { old.beginAppearance(false, animated: false) }
    old.viewIfLoaded?.superview?.removeFromSuperview()
    old.viewIfLoaded?.removeFromSuperview()
    old.disappearForGood()
  }

  /// Does as a tap on a row of More. The delegate isn't asked: only taps in the bar ask it.
  func openFromMore(_ tab: UIViewController, animated: Bool) {
    guard isInMore(tab) else { return }
    selection = tab
    stackInMore(tab, animated: animated)
  }

  func takeBack(_ tab: UIViewController) {
    guard tab.parent == nil, tabs.contains(where: { $0 === tab }) else { return }
    tab.appearanceState.isDrivenByContainer = true
    adopt(tab)
    tab.appearanceState.isDrivenByContainer = true
    tab.sendDidMove(to: self)
  }

  /// Does as a person's taps in the customizing screen: those tabs that may be moved take each other's places.
  func rearrange(_ wanted: [UIViewController]) {
    let movable = Set((customizableViewControllers ?? []).map(ObjectIdentifier.init))
    let old = tabs
    var next = wanted.filter { movable.contains(ObjectIdentifier($0)) }.makeIterator()
    let allowed = old.filter { movable.contains(ObjectIdentifier($0)) }
    guard hasMore, wanted.filter({ movable.contains(ObjectIdentifier($0)) }).count == allowed.count else { return }
    let new = old.map { movable.contains(ObjectIdentifier($0)) ? next.next() ?? $0 : $0 }
    let changed = !new.elementsEqual(old, by: ===)
    delegate?.tabBarController(self, willBeginCustomizing: customizableViewControllers ?? [])
    delegate?.tabBarController(self, willEndCustomizing: new, changed: changed)
    if changed {
      let kept = customizableViewControllers
      replaceTabs(new)
      customizableViewControllers = kept
    }
    delegate?.tabBarController(self, didEndCustomizing: new, changed: changed)
  }
}
