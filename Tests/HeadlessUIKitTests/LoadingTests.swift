import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct LoadingTests {
  @Test("section 2: view loads once, viewIfLoaded never, and nil makes it load again")
  func loading() {
    prepare()
    let a = UIViewController()
    let trace = Trace([("A", a)], showing: ["loadView"])
    #expect(a.viewIfLoaded == nil)
    #expect(!a.isViewLoaded)
    expectEqual(trace.take(), "")
    _ = a.view
    _ = a.view
    expectEqual(trace.take(), "A.loadView\nA.viewDidLoad")
    a.view = nil
    #expect(!a.isViewLoaded)
    _ = a.view
    expectEqual(trace.take(), "A.loadView\nA.viewDidLoad")
  }

  @Test("section 2: the default view is as large as the screen and follows its superview")
  func defaultView() {
    prepare("iphone-se")
    let a = UIViewController()
    expectEqual(a.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
    expectEqual(a.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
  }

  @Test("section 2: a hidden window loads nothing; shown, the root hears everything in order")
  func firstShow() {
    prepare()
    let a = UIViewController()
    let trace = Trace(
      [("A", a)],
      showing: [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
      ]
    )
    let window = UIWindow()
    window.rootViewController = a
    CATransaction.flush()
    expectEqual(trace.take(), "")
    window.makeKeyAndVisible()
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      A.viewDidLoad
      A.viewWillAppear
      A.viewLayoutMarginsDidChange
      A.viewSafeAreaInsetsDidChange
      A.viewIsAppearing
      A.viewWillLayoutSubviews
      A.viewDidLayoutSubviews
      A.viewDidAppear
      """
    )
  }

  @Test("section 2: no window in viewWillAppear, all but subviews valid in viewIsAppearing")
  func validity() {
    final class Child: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        log.append(
          "\(view.window == nil) \(view.safeAreaInsets == .zero) \(view.frame.size == UIScreen.main.bounds.size)"
        )
      }
      override func viewIsAppearing(_ animated: Bool) {
        log.append("\(view.window != nil) \(view.safeAreaInsets.top) \(view.layoutMargins.left)")
      }
    }
    let a = Child()
    let window = show(a)
    expectEqual(a.log, ["true true true", "true 59.0 16.0"])
    expectIdentical(window.rootViewController, a)
  }

  @Test("callbacks are heard once each where a subclass calls no super, and where code calls them itself")
  func observing() {
    final class Silent: UIViewController {
      override func willMove(toParent parent: UIViewController?) {}
      override func viewWillAppear(_ animated: Bool) {}
    }
    final class Loud: UIViewController {
      override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    }
    prepare()
    let parent = UIViewController()
    let silent = Silent()
    let loud = Loud()
    let trace = Trace([("P", parent), ("S", silent), ("L", loud)])
    parent.addChild(silent)
    parent.addChild(loud)
    loud.didMove(toParent: parent)
    loud.willMove(toParent: nil)
    loud.removeFromParent()
    expectEqual(trace.take(), "S.willMove(P)\nL.willMove(P)\nL.didMove(P)\nL.willMove(nil)\nL.didMove(nil)")
  }

  @Test("a root that is replaced goes before the next one comes, and is released")
  func replaceRoot() {
    let window: UIWindow
    weak var released: UIViewController?
    let b = UIViewController()
    let trace: Trace
    do {
      let a = UIViewController()
      released = a
      window = show(a)
      trace = Trace([("A", a), ("B", b)])
      window.rootViewController = b
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewDidLoad
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      """
    )
    #expect(released == nil)
  }

  @Test("section 10: the commit comes by itself on the main queue")
  func byItself() async {
    // Its own record, for other tests run while this one waits.
    final class Child: UIViewController {
      var log: [String] = []
      override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing") }
      override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
    }
    let a = Child()
    let window = UIWindow()
    window.rootViewController = a
    window.makeKeyAndVisible()
    expectEqual(a.log, [])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    expectEqual(a.log, ["viewIsAppearing", "viewDidAppear"])
    expectIdentical(window.rootViewController, a)
  }
}
