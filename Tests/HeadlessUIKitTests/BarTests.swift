import Expectations
import HeadlessUIKit
import Testing

@MainActor
private final class SearchLog: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  var log: [String] = []
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
}

@MainActor @Suite struct BarTests {
  @Test("a search begins with typing, follows the text and ends with the bar emptied")
  func search() {
    let log = SearchLog()
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = log
    search.delegate = log
    search.searchBar.delegate = log
    controller.navigationItem.searchController = search
    let window = show(controller)
    controller.view.addSubview(search.searchBar)
    #expect(HeadlessRuntime.enterText("a", into: search.searchBar.searchTextField))
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    HeadlessRuntime.cancelSearch(in: search.searchBar)
    #expect(!search.isActive)
    #expect(!search.searchBar.isFirstResponder)
    expectEqual(
      log.log,
      [
        "will present", "update  true", "text a", "update a true", "cancel", "text ", "update  false", "did dismiss",
      ]
    )
    expectIdentical(window.rootViewController, controller)
  }

  @Test("a copied look is its own; new looks are the system's")
  func appearances() throws {
    prepare()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    copy.configureWithTransparentBackground()
    expectEqual(appearance.buttonAppearance.normal.titleTextAttributes.count, 1)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    expectEqual(appearance.backgroundColor, .systemBackground)
    #expect(copy.shadowColor == nil)
    #expect(UITabBarAppearance().backgroundEffect != nil)
    let bar = UINavigationController().navigationBar
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = copy
    expectIdentical(bar.standardAppearance, appearance)
  }

  @Test("bar buttons have menus, tabs of the system have titles")
  func items() {
    prepare()
    let menu = UIMenu(title: "More", children: [])
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
    expectIdentical(item.menu, menu)
    expectEqual(UIBarButtonItem(systemItem: .fastForward).title, "FastForward")
    expectEqual(UIBarButtonItem.fixedSpace(8).width, 8)
    let tab = UITabBarItem(tabBarSystemItem: .topRated, tag: 3)
    expectEqual(tab.title, "Top Rated")
    expectEqual(tab.tag, 3)
    tab.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    expectEqual(tab.titleTextAttributes(for: .selected)?.count, 1)
    #expect(tab.titleTextAttributes(for: .normal) == nil)
  }

  @Test("a bar of one's own pushes and pops items")
  func ownBar() {
    prepare()
    let bar = UINavigationBar(frame: .zero)
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    expectEqual(bar.topItem?.title, "Two")
    expectEqual(bar.backItem?.title, "One")
    expectEqual(bar.popItem(animated: false)?.title, "Two")
    expectEqual(bar.items?.map(\.title), ["One"])
    #expect(
      UINavigationController(rootViewController: UIViewController()).navigationBar.popItem(animated: false) == nil
    )
  }
}
