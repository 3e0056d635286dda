import HeadlessUIKit
import Testing

@MainActor @Suite struct LeakTests {
  @Test("no controller outlives its place: tabs, what they present, and the root")
  func places() {
    weak var first: UIViewController?
    weak var root: UIViewController?
    weak var presented: UIViewController?
    weak var closed: UIWindow?
    do {
      let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      (first, root, presented) = (a, tabs, c)
      let window = show(tabs)
      closed = window
      tabs.selectedIndex = 1
      CATransaction.flush()
      tabs.viewControllers = [b]
      CATransaction.flush()
      c.modalPresentationStyle = .fullScreen
      b.present(c, animated: true)
      CATransaction.flush()
      window.rootViewController = nil
      CATransaction.flush()
    }
    #expect(first == nil)
    #expect(root == nil)
    #expect(presented == nil)
    #expect(closed == nil)
  }
}
