import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct StatusBarTests {
  @Test("section 7: tabs ask the selected one, a navigation controller only while its bar is hidden")
  func chain() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    let window = show(tabs)
    expectIdentical(HeadlessRuntime.statusBarController(in: window), nav)
    expectIdentical(HeadlessRuntime.statusBarController(in: window, for: .hidden), a)
    nav.isNavigationBarHidden = true
    expectIdentical(HeadlessRuntime.statusBarController(in: window), a)
  }

  @Test("section 7: only a full screen takes the bar over, or what captures it")
  func presented() {
    let a = UIViewController()
    let window = show(a)
    let b = UIViewController()
    a.present(b, animated: false)
    CATransaction.flush()
    expectIdentical(HeadlessRuntime.statusBarController(in: window), a)
    b.modalPresentationCapturesStatusBarAppearance = true
    expectIdentical(HeadlessRuntime.statusBarController(in: window), b)
    expectIdentical(HeadlessRuntime.orientationController(in: window), a)
    let c = UIViewController()
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: false)
    CATransaction.flush()
    expectIdentical(HeadlessRuntime.statusBarController(in: window), c)
    expectIdentical(HeadlessRuntime.orientationController(in: window), c)
    expectEqual(a.supportedInterfaceOrientations, .allButUpsideDown)
  }
}
