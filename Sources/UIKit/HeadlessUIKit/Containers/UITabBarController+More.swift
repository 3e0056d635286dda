import Foundation

extension UITabBarController {
  /// The documented number of tabs that fit in a phone's bar; with more, the last one is More.
  private static let maximumCountInBar = 5

  var countInBar: Int { hasMore ? Self.maximumCountInBar - 1 : tabs.count }

  var tabsInMore: [UIViewController] { Array(tabs.dropFirst(countInBar)) }

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

  func refreshMore() {
    let hadMore = hasMore
    hasMore = tabs.count > Self.maximumCountInBar && traitCollection.userInterfaceIdiom != .pad
    tabBar.items = tabs.prefix(countInBar).map(\.tabBarItem) + (hasMore ? [moreNavigationController.tabBarItem] : [])
    guard hasMore || hadMore else { return }
    let more = moreNavigationController
    if hasMore, more.parent !== self {
      adoptDriven(more)
      more.sendDidMove(to: self)
    }
    let strangers = more.stack.dropFirst().contains { tab in !isInMore(tab) }
    if strangers { more.nest(more.stack.filter { $0 is UIMoreListController || isInMore($0) }, animated: false) }
    for tab in tabs.prefix(countInBar) where tab.parent === more { more.letGo(tab) }
  }

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

  /// Selects a tab as a tap on a row of More does. The delegate isn't asked, as only taps in the bar ask it.
  func openFromMore(_ tab: UIViewController, animated: Bool) {
    guard isInMore(tab) else { return }
    selection = tab
    stackInMore(tab, animated: animated)
  }

  func takeBack(_ tab: UIViewController) {
    guard tab.parent == nil, tabs.contains(where: { $0 === tab }) else { return }
    adoptDriven(tab)
    tab.sendDidMove(to: self)
  }

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

/// The list of the tabs that don't fit in the bar. UIKit's name; UIKit's is a table, this is a column of buttons.
final class UIMoreListController: UIViewController {
  weak var tabs: UITabBarController?
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(column)
    refresh()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = CGFloat(column.arrangedSubviews.count) * 44
    column.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
  }

  private func refresh() {
    for row in column.arrangedSubviews { row.removeFromSuperview() }
    for tab in tabs?.tabsInMore ?? [] {
      let action = UIAction(title: tab.tabBarItem.title ?? "", image: tab.tabBarItem.image) { [weak self, weak tab] _ in
        guard let tab else { return }
        self?.tabs?.openFromMore(tab, animated: true)
      }
      column.addArrangedSubview(UIButton(type: .system, primaryAction: action))
    }
    view.setNeedsLayout()
  }
}

/// The navigation controller of the tabs that don't fit in the bar: a list of them, and the selected one on top.
/// UIKit's name.
final class UIMoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?

  override func didLetGo(_ controller: UIViewController) {
    tabs?.takeBack(controller)
  }
}
