import Expectations
import Foundation
import Testing
import UIKit

/// Has names of its own that optional requirements have, too.
private final class Owner: UIViewController, UITableViewDelegate, UINavigationControllerDelegate {
  let tableView = UITableView()
  var log: [String] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { log.append("will show \(animated)") }

  /// The class's own, or its superclass's, come first.
  func ownNames() -> (UITableView, UINavigationController?) {
    let table = tableView
    let navigation = navigationController
    table.reloadData()
    return (table, navigation)
  }
}

@MainActor @Suite("Optional requirements") struct OptionalRequirementTests {
  @Test("requirements that are optional in UIKit are called with a question mark, as there")
  func calls() {
    prepare()
    let owner = Owner()
    let navigation = UINavigationController(rootViewController: owner)
    let table: (any UITableViewDelegate)? = owner
    let shows: (any UINavigationControllerDelegate)? = owner
    let path = IndexPath(row: 0, section: 0)
    expectEqual(table?.tableView?(owner.tableView, heightForRowAt: path), 7)
    table?.scrollViewDidScroll?(owner.tableView)
    shows?.navigationController?(navigation, willShow: owner, animated: true)
    shows?.navigationController?(navigation, didShow: owner, animated: true)
    expectEqual(owner.log, ["scrolled", "will show true"])
    #expect(owner.ownNames().0 === owner.tableView && owner.ownNames().1 === navigation)
    let none: (any UINavigationControllerDelegate)? = nil
    #expect(none?.navigationController?(navigation, willShow: owner, animated: true) == nil)
  }

  @Test("an application's window is asked for with two question marks")
  func window() {
    final class App: NSObject, UIApplicationDelegate { var window: UIWindow? = UIWindow() }
    let app = App()
    let delegate: (any UIApplicationDelegate)? = app
    app.window?.tag = 3
    expectEqual(delegate?.window??.tag, 3)
  }
}
