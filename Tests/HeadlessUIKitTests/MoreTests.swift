import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct MoreTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    func name(_ controller: UIViewController) -> String { controller.title ?? "More" }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      log.append("should \(name(viewController))")
      return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("did \(name(viewController))")
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { log.append("begin \(viewControllers.map(name).joined())") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { log.append("end \(viewControllers.map(name).joined()) \(changed)") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) { log.append("ended \(viewControllers.map(name).joined()) \(changed)") }
  }

  @MainActor struct Seven {
    let tabs = UITabBarController()
    let controllers: [UIViewController]
    let delegate = Delegate()

    init(_ count: Int = 7) {
      controllers = "ABCDEFGH".prefix(count).map { name in
        let controller = UIViewController()
        controller.title = String(name)
        return controller
      }
      tabs.viewControllers = controllers
      tabs.delegate = delegate
    }

    var bar: String { (tabs.tabBar.items ?? []).map { $0.title ?? "-" }.joined(separator: " ") }
  }

  @Test("a phone's bar holds five tabs: four and More if there are more, all of them on a pad")
  func bar() {
    prepare()
    expectEqual(Seven(5).bar, "A B C D E")
    let seven = Seven()
    expectEqual(seven.bar, "A B C D More")
    expectEqual(seven.tabs.viewControllers, seven.controllers)
    expectEqual(seven.tabs.customizableViewControllers, seven.controllers)
    prepare("ipad-11")
    expectEqual(Seven().bar, "A B C D E F G")
    prepare()
  }

  @Test("a tap on More shows the list, a tap on a row pushes the tab, whose place is announced; back is More again")
  func list() {
    prepare()
    let seven = Seven()
    let (tabs, more) = (seven.tabs, seven.tabs.moreNavigationController)
    let window = show(tabs)
    let trace = Trace([("A", seven.controllers[0]), ("F", seven.controllers[5]), ("tabs", tabs), ("more", more)])
    HeadlessRuntime.tapMore(in: tabs)
    CATransaction.flush()
    expectIdentical(tabs.selectedViewController, more)
    expectEqual(tabs.selectedIndex, NSNotFound)
    expectEqual(tabs.tabBar.selectedItem?.title, "More")
    expectIdentical(more.topViewController?.view.window, window)
    expectEqual(seven.delegate.log, ["should More", "did More"])
    _ = trace.take()
    let rows = more.topViewController?.view.subviews.first?.subviews.compactMap { $0 as? UIButton } ?? []
    expectEqual(rows.map { $0.title(for: .normal) }, ["E", "F", "G"])
    HeadlessRuntime.tap(rows[1])
    CATransaction.flush()
    expectIdentical(tabs.selectedViewController, seven.controllers[5])
    expectEqual(tabs.selectedIndex, 5)
    expectIdentical(seven.controllers[5].parent, more)
    expectIdentical(seven.controllers[5].tabBarController, tabs)
    expectEqual(
      trace.take(),
      """
      F.didMove(nil)
      F.willMove(more)
      F.viewDidLoad
      F.viewWillAppear
      F.viewIsAppearing
      F.viewDidAppear
      F.didMove(more)
      """
    )
    HeadlessRuntime.tapBack(in: more)
    CATransaction.flush()
    expectIdentical(tabs.selectedViewController, more)
    expectIdentical(seven.controllers[5].parent, tabs)
    expectEqual(seven.delegate.log, ["should More", "did More"])
  }

  @Test("code selects a tab in More, a navigation controller too; More keeps it, a second tap goes back to the list")
  func byCode() {
    prepare()
    let seven = Seven()
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let tabs = seven.tabs
    tabs.viewControllers = seven.controllers + [navigation]
    tabs.selectedIndex = 7
    let window = show(tabs)
    expectIdentical(tabs.selectedViewController, navigation)
    expectIdentical(inner.view.window, window)
    expectIdentical(tabs.moreNavigationController.navigationBar.topItem, inner.navigationItem)
    expectEqual(inner.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    CATransaction.flush()
    expectEqual(pushed.view.safeAreaInsets.bottom, 34)
    tabs.selectedIndex = 0
    CATransaction.flush()
    expectIdentical(seven.controllers[0].view.window, window)
    HeadlessRuntime.tapMore(in: tabs)
    CATransaction.flush()
    expectEqual(tabs.selectedIndex, 7)
    expectIdentical(pushed.view.window, window)
    HeadlessRuntime.tapMore(in: tabs)
    CATransaction.flush()
    expectIdentical(tabs.selectedViewController, tabs.moreNavigationController)
    expectIdentical(navigation.parent, tabs)
    tabs.selectedViewController = seven.controllers[4]
    CATransaction.flush()
    expectIdentical(seven.controllers[4].view.window, window)
    tabs.selectedIndex = 6
    CATransaction.flush()
    expectIdentical(seven.controllers[6].view.window, window)
    expectIdentical(seven.controllers[4].parent, tabs)
  }

  @Test("a person moves tabs, the delegate hears of it, the selected one stays selected on either side")
  func rearrange() {
    prepare()
    let seven = Seven()
    let window = show(seven.tabs)
    let all = seven.controllers
    seven.tabs.customizableViewControllers = Array(all.dropFirst())
    HeadlessRuntime.rearrange([all[6], all[1], all[2], all[3], all[4], all[5]], in: seven.tabs)
    CATransaction.flush()
    expectEqual(seven.bar, "A G B C More")
    expectEqual(seven.delegate.log, ["begin BCDEFG", "end AGBCDEF true", "ended AGBCDEF true"])
    seven.tabs.selectedIndex = 3
    CATransaction.flush()
    expectIdentical(all[3 - 1].view.window, window)
    HeadlessRuntime.rearrange([all[6], all[1], all[4], all[3], all[5], all[2]], in: seven.tabs)
    CATransaction.flush()
    expectIdentical(seven.tabs.selectedViewController, all[2])
    expectEqual(seven.tabs.selectedIndex, 6)
    expectIdentical(all[2].view.window, window)
    expectIdentical(all[2].parent, seven.tabs.moreNavigationController)
    seven.tabs.viewControllers = [all[0], all[2]]
    CATransaction.flush()
    expectEqual(seven.bar, "A C")
    expectIdentical(seven.tabs.selectedViewController, all[2])
    expectIdentical(all[2].view.window, window)
    expectEqual(seven.tabs.children, [all[0], all[2]])
  }

  @Test("no tab outlives its place in More, nor More its tab bar controller")
  func leaks() {
    struct Weak { weak var object: AnyObject? }
    var released: [Weak] = []
    do {
      prepare()
      let seven = Seven()
      released = (seven.controllers + [seven.tabs, seven.tabs.moreNavigationController]).map { Weak(object: $0) }
      let window = show(seven.tabs)
      HeadlessRuntime.tap(tabAt: 5, in: seven.tabs)
      CATransaction.flush()
      expectEqual(seven.tabs.selectedIndex, 5)
      seven.tabs.viewControllers = Array(seven.controllers.prefix(2))
      CATransaction.flush()
      window.rootViewController = nil
      CATransaction.flush()
    }
    expectEqual(released.filter { $0.object != nil }.count, 0)
  }
}
