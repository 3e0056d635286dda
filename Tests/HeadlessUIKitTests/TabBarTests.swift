import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct TabBarTests {
  @Test("section 8: a navigation controller that isn't selected has its own view, and its content has none")
  func unselectedNavigation() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    #expect(tabs.children.allSatisfy { !$0.isViewLoaded })
    let window = show(tabs)
    let second = tabs.children[1] as? UINavigationController
    #expect(second?.isViewLoaded == true && second?.topViewController?.isViewLoaded == false)
    #expect(second?.view.window == nil && !tabs.children[2].isViewLoaded)
    let late = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers?.append(late)
    #expect(late.isViewLoaded && late.topViewController?.isViewLoaded == false)
    expectIdentical(window.rootViewController, tabs)
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var allows = true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
      -> Bool
    {
      log.append("should")
      return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.append("did")
    }
  }

  @Test("no tabs are an empty array once they are set, and nil before")
  func noTabs() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    tabs.viewControllers = []
    expectEqual(tabs.viewControllers, [])
    tabs.viewControllers = [UIViewController()]
    tabs.setViewControllers(nil, animated: false)
    #expect(tabs.viewControllers == nil)
  }

  @Test("sections 1 and 4: selecting a tab calls the new one first, then the old one; the rest comes at the commit")
  func select() {
    let a = UIViewController()
    let b = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let window = show(tabs)
    #expect(!b.isViewLoaded)
    let trace = Trace([("A", a), ("B", b)])
    tabs.selectedIndex = 1
    expectEqual(trace.take(), "B.viewDidLoad\nB.viewWillAppear\nA.viewWillDisappear")
    CATransaction.flush()
    expectEqual(trace.take(), "B.viewIsAppearing\nA.viewDidDisappear\nB.viewDidAppear")
    tabs.selectedIndex = 0
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      A.viewWillAppear
      B.viewWillDisappear
      A.viewIsAppearing
      B.viewDidDisappear
      A.viewDidAppear
      """
    )
    #expect(b.view.window == nil)
    expectIdentical(a.view.window, window)
  }

  @Test("section 4: only a tap asks the delegate, a second tap too")
  func delegate() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let delegate = Delegate()
    tabs.delegate = delegate
    let window = show(tabs)
    tabs.selectedIndex = 1
    expectEqual(delegate.log, [])
    HeadlessRuntime.tap(tabAt: 1, in: tabs)
    HeadlessRuntime.tap(tabAt: 0, in: tabs)
    expectEqual(delegate.log, ["should", "did", "should", "did"])
    delegate.allows = false
    HeadlessRuntime.tap(tabAt: 1, in: tabs)
    expectEqual(tabs.selectedIndex, 0)
    expectIdentical(window.rootViewController, tabs)
  }

  @Test("section 4: selectedIndex may be set before the view loads, and stays with the controller")
  func selectEarly() {
    let a = UIViewController()
    let b = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = 1
    #expect(!tabs.isViewLoaded)
    let window = show(tabs)
    expectIdentical(b.view.window, window)
    #expect(!a.isViewLoaded)
    tabs.setViewControllers([b, a], animated: false)
    expectIdentical(tabs.selectedViewController, b)
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test("the tab bar is above the home indicator and is in the child's safe area")
  func layout() {
    let a = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: a)]
    let window = show(tabs)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 769, width: 393, height: 83))
    expectEqual(a.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    expectIdentical(window.rootViewController, tabs)
  }
}
