import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct WindowMoveTests {
  private func visibleWindow() -> UIWindow {
    prepare()
    let window = UIWindow()
    window.isHidden = false
    return window
  }

  @Test("a container whose view is added in a visible window has its content in the window, with its safe area")
  func containers() {
    for inTabs in [false, true] {
      let host = UIViewController()
      let window = show(host)
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let container = inTabs ? tabs : navigation
      host.addChild(container)
      container.view.frame = host.view.bounds
      host.view.addSubview(container.view)
      container.didMove(toParent: host)
      expectIdentical(content.view.window, window)
      CATransaction.flush()
      expectIdentical(content.view.window, window)
      expectEqual(content.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: inTabs ? 83 : 34, right: 0))
    }
  }

  @Test("views that are added while the window changes get it, in a window without a root controller too")
  func addedOnTheWay() {
    final class Growing: UIView {
      let early = Told()
      let late = Told()
      override func willMove(toWindow newWindow: UIWindow?) {
        if newWindow != nil { addSubview(early) }
      }
      override func didMoveToWindow() {
        if window != nil { addSubview(late) }
      }
    }
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append(newWindow == nil ? "will leave" : "will enter")
      }
      override func didMoveToWindow() { log.append(window == nil ? "left" : "entered") }
    }
    let window = visibleWindow()
    let growing = Growing(frame: window.bounds)
    growing.early.frame = growing.bounds
    window.addSubview(growing)
    for view in [growing.early, growing.late] {
      expectIdentical(view.window, window)
      expectEqual(view.log, ["will enter", "entered"])
    }
    expectEqual(growing.early.safeAreaInsets, window.safeAreaInsets)
    growing.removeFromSuperview()
    expectEqual(growing.early.log, ["will enter", "entered", "will leave", "left"])
  }

  @Test("what is put behind what was told already hears of the window all the same")
  func addedBehind() {
    final class Elder: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) { log.append("will") }
      override func didMoveToWindow() { log.append("did") }
    }
    final class Adding: UIView {
      var act: () -> Void = {}
      override func willMove(toWindow newWindow: UIWindow?) { act() }
    }
    let window = visibleWindow()
    let (top, first, adding, added) = (UIView(), UIView(), Adding(), Elder())
    top.addSubview(first)
    top.addSubview(adding)
    adding.act = { first.addSubview(added) }
    window.addSubview(top)
    expectIdentical(added.window, window)
    expectEqual(added.log, ["will", "did"])
  }

  @Test("what a callback takes out of the tree doesn't get the window")
  func takenOut() {
    final class Emptying: UIView {
      override func didMoveToWindow() {
        for view in subviews { view.removeFromSuperview() }
      }
    }
    let window = visibleWindow()
    let (emptying, gone) = (Emptying(), UIView())
    emptying.addSubview(gone)
    window.addSubview(emptying)
    #expect(gone.window == nil && gone.superview == nil)
  }

  @Test("a controller whose view is put on a window without a root controller has the views that it adds in the window")
  func withoutRoot() {
    final class Adding: UIViewController {
      let added = UIView()
      override func viewWillAppear(_ animated: Bool) {
        added.frame = view.bounds
        view.addSubview(added)
      }
    }
    let window = visibleWindow()
    let controller = Adding()
    let trace = Trace([("A", controller)])
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    CATransaction.flush()
    expectEqual(trace.take(), "A.viewDidLoad\nA.viewWillAppear\nA.viewIsAppearing\nA.viewDidAppear")
    expectIdentical(controller.added.window, window)
    expectEqual(controller.added.safeAreaInsets, window.safeAreaInsets)
  }
}
