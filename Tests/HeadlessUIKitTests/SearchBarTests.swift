import Expectations
import HeadlessUIKit
import Testing

/// The search bar of what a navigation controller shows.
@MainActor @Suite("Search bars of navigation bars") struct SearchBarTests {
  private let controller = UIViewController()
  private let search = UISearchController(searchResultsController: nil)
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    search.searchBar.scopeButtonTitles = ["All", "Pizza"]
    controller.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: controller)
    window = show(navigation)
    window.layoutIfNeeded()
  }

  private var bar: UISearchBar { search.searchBar }
  private var top: CGFloat { controller.view.safeAreaInsets.top - window.safeAreaInsets.top }

  @Test("it is below the navigation bar, and content begins below both")
  func place() {
    expectEqual(bar.frame.minY, navigation.navigationBar.frame.maxY)
    expectEqual(top, 44 + 52)
    navigation.pushViewController(UIViewController(), animated: false)
    CATransaction.flush()
    #expect(bar.superview == nil)
  }

  @Test("while somebody searches, the navigation bar makes room, and there are the kinds and a button to cancel")
  func active() {
    bar.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(search.isActive && bar.showsCancelButton && bar.showsScopeBar)
    expectEqual(bar.frame.minY, window.safeAreaInsets.top)
    expectEqual(navigation.navigationBar.alpha, 0)
    expectEqual(top, 52 + 44)
    let cancel = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(bar.searchTextField.frame.maxX < cancel?.frame.minX ?? 0)
    if let cancel { HeadlessRuntime.tap(cancel) }
    window.layoutIfNeeded()
    #expect(!search.isActive && navigation.navigationBar.alpha == 1)
    expectEqual(top, 44 + 52)
    expectEqual(bar.subviews.count, 1)
  }

  @Test("the navigation bar stays where it is to stay")
  func staying() {
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    expectEqual(top, 44 + 52 + 44)
    expectEqual(navigation.navigationBar.alpha, 1)
  }

  @Test("one of its kinds is tapped, and it has the tint of the navigation bar")
  func kinds() throws {
    search.isActive = true
    let kinds = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    HeadlessRuntime.tap(segmentAt: 1, in: kinds)
    expectEqual(bar.selectedScopeButtonIndex, 1)
    navigation.navigationBar.tintColor = .systemRed
    expectEqual(bar.tintColor, .systemRed)
  }

  @Test("it is there only where the content is at its top, unless it is to stay", arguments: [true, false])
  func scrolling(hides: Bool) {
    controller.navigationItem.hidesSearchBarWhenScrolling = hides
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 3_000)
    controller.view.addSubview(scroll)
    window.layoutIfNeeded()
    HeadlessRuntime.scroll(scroll, to: CGPoint(x: 0, y: 500))
    window.layoutIfNeeded()
    expectEqual(bar.isHidden, hides)
    expectEqual(top, hides ? 44 : 44 + 52)
    HeadlessRuntime.scroll(scroll, to: CGPoint(x: 0, y: -scroll.adjustedContentInset.top))
    window.layoutIfNeeded()
    #expect(!bar.isHidden)
    expectEqual(top, 44 + 52)
    expectEqual(scroll.contentOffset.y, -scroll.adjustedContentInset.top)
  }
}
