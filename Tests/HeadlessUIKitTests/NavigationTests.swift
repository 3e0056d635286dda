import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct NavigationTests {
  @Test("section 3: a push updates the stack at once and shows at the commit")
  func push() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    let b = UIViewController()
    let trace = Trace([("A", a), ("B", b), ("nav", nav)])
    nav.pushViewController(b, animated: false)
    expectIdentical(nav.topViewController, b)
    #expect(!b.isViewLoaded)
    expectEqual(trace.take(), "B.willMove(nav)")
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.viewDidLoad
      A.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      B.didMove(nav)
      """
    )
    expectIdentical(window.rootViewController, nav)
  }

  @Test("section 3: a pop returns the controller, which lives until the transition ends", arguments: [false, true])
  func pop(animated: Bool) {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    weak var released: UIViewController?
    let trace = Trace([("A", a), ("nav", nav)])
    do {
      let b = UIViewController()
      released = b
      trace.name(b, "B")
      nav.pushViewController(b, animated: false)
      CATransaction.flush()
      _ = trace.take()
      expectIdentical(nav.popViewController(animated: animated), b)
    }
    expectEqual(nav.viewControllers.count, 1)
    #expect(released != nil)
    expectEqual(trace.take(), "B.willMove(nil)")
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      B.viewDidDisappear
      A.viewDidAppear
      B.didMove(nil)
      """
    )
    #expect(released == nil)
    #expect(window.isKeyWindow)
  }

  @Test("section 3: asking for layout brings a push about")
  func layoutCommits() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = show(nav)
    let b = UIViewController()
    let trace = Trace([("B", b)])
    nav.pushViewController(b, animated: false)
    nav.view.layoutIfNeeded()
    #expect(trace.take().hasSuffix("B.viewDidAppear\nB.didMove(?)"))
    expectIdentical(b.view.window, window)
  }

  @Test("section 10: an animated push takes time on a held clock")
  func heldClock() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    let b = UIViewController()
    let trace = Trace([("A", a), ("B", b), ("nav", nav)])
    HeadlessRuntime.clock.isHeld = true
    nav.pushViewController(b, animated: true)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.willMove(nav)
      B.viewDidLoad
      A.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      """
    )
    expectIdentical(a.view.window, window)
    HeadlessRuntime.clock.advance(by: 0.3)
    expectEqual(trace.take(), "")
    HeadlessRuntime.clock.advance(by: 0.1)
    expectEqual(trace.take(), "A.viewDidDisappear\nB.viewDidAppear\nB.didMove(nav)")
    #expect(a.view.window == nil)
    HeadlessRuntime.clock.isHeld = false
  }

  @Test("section 3: setViewControllers makes one transition and releases what it replaces in the same call")
  func setViewControllers() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    let c = UIViewController()
    weak var released: UIViewController?
    let trace = Trace([("A", a), ("C", c), ("nav", nav)])
    do {
      let b = UIViewController()
      released = b
      nav.setViewControllers([a, b, c], animated: false)
      CATransaction.flush()
      #expect(!b.isViewLoaded)
      _ = trace.take()
      nav.setViewControllers([a, c], animated: false)
    }
    #expect(released == nil)
    CATransaction.flush()
    expectEqual(trace.take(), "")
    nav.setViewControllers([a], animated: false)
    CATransaction.flush()
    #expect(trace.take().hasPrefix("C.willMove(nil)\nC.viewWillDisappear\nA.viewWillAppear"))
    expectIdentical(window.rootViewController, nav)
  }

  @Test("section 3: popping a stack of one returns nil and does nothing")
  func popRoot() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    let trace = Trace([("A", a), ("nav", nav)])
    #expect(nav.popViewController(animated: true) == nil)
    CATransaction.flush()
    expectEqual(trace.take(), "")
    expectIdentical(window.rootViewController, nav)
  }

  @Test("section 3: without a window the top changes at once and nobody appears")
  func withoutWindow() {
    let a = UIViewController()
    let b = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let trace = Trace([("A", a), ("B", b), ("nav", nav)])
    nav.pushViewController(b, animated: true)
    expectIdentical(nav.visibleViewController, b)
    nav.popViewController(animated: true)
    expectIdentical(nav.visibleViewController, a)
    CATransaction.flush()
    expectEqual(trace.take(), "B.willMove(nav)\nB.didMove(nav)\nB.willMove(nil)\nB.didMove(nil)")
  }

  @Test("section 3: isMovingToParent and isMovingFromParent tell push from uncovering")
  func moving() {
    final class Child: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("to \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { log.append("from \(isMovingFromParent)") }
    }
    let a = Child()
    let b = Child()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    nav.pushViewController(b, animated: false)
    CATransaction.flush()
    nav.popViewController(animated: false)
    CATransaction.flush()
    expectEqual(a.log, ["to true", "from false", "to false"])
    expectEqual(b.log, ["to true", "from true"])
    expectIdentical(window.rootViewController, nav)
  }

  @Test("section 3: the delegate hears willShow after viewWillAppear and didShow after viewDidAppear")
  func delegate() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var hear: (String) -> Void = { _ in }
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) { hear("willShow") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { hear("didShow") }
    }
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = show(nav)
    let b = UIViewController()
    let trace = Trace([("B", b), ("nav", nav)])
    let delegate = Delegate()
    delegate.hear = { trace.note($0) }
    nav.delegate = delegate
    nav.pushViewController(b, animated: false)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.willMove(nav)
      B.viewDidLoad
      B.viewWillAppear
      willShow
      B.viewIsAppearing
      B.viewDidAppear
      didShow
      B.didMove(nav)
      """
    )
    expectIdentical(window.rootViewController, nav)
  }

  @Test("section 5: misuse of the stack is reported in UIKit's words and does nothing")
  func misuse() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let trace = Trace()
    nav.pushViewController(a, animated: false)
    nav.pushViewController(UINavigationController(), animated: false)
    nav.popToViewController(UIViewController(), animated: false)
    expectEqual(
      trace.take(),
      """
      misuse: Pushing the same view controller instance more than once is not supported (<UIViewController>)
      misuse: Pushing a navigation controller is not supported
      misuse: Tried to pop to a view controller that doesn't exist.
      """
    )
    expectEqual(nav.viewControllers, [a])
  }

  @Test("a transaction's completion comes after the push in it")
  func completionOfPush() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = show(nav)
    let b = UIViewController()
    let trace = Trace([("B", b)])
    CATransaction.begin()
    CATransaction.setCompletionBlock { trace.note("completion") }
    nav.pushViewController(b, animated: true)
    CATransaction.commit()
    CATransaction.flush()
    #expect(trace.take().hasSuffix("B.viewDidAppear\nB.didMove(?)\ncompletion"))
    expectIdentical(window.rootViewController, nav)
  }

  @Test("the child fills the navigation controller and the bar is in its safe area")
  func layout() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    expectEqual(nav.navigationBar.frame, CGRect(x: 0, y: 59, width: 393, height: 44))
    expectEqual(a.view.convert(a.view.bounds, to: nil), window.bounds)
    expectEqual(a.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    nav.setNavigationBarHidden(true, animated: false)
    CATransaction.flush()
    expectEqual(a.view.safeAreaInsets.top, 59)
  }

  @Test("2,000 pushes, each with its commit, and a pop to the root")
  func many() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = show(nav)
    HeadlessRuntime.callbackObserver = nil
    for _ in 0..<2_000 {
      nav.pushViewController(UIViewController(), animated: false)
      CATransaction.flush()
    }
    expectEqual(nav.viewControllers.count, 2_001)
    nav.popToRootViewController(animated: false)
    CATransaction.flush()
    expectEqual(window.subviews.count, 1)
    expectEqual(nav.children.count, 1)
  }
}
