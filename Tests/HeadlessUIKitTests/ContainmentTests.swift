import Expectations
import HeadlessUIKit
import Testing
import Thoroughness

@MainActor @Suite struct ContainmentTests {
  @Test("section 6: a child added on screen")
  func addOnScreen() {
    let p = UIViewController()
    let window = show(p)
    let c = UIViewController()
    let trace = Trace([("P", p), ("C", c)])
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    expectEqual(trace.take(), "C.willMove(P)\nC.viewDidLoad\nC.viewWillAppear\nC.didMove(P)")
    CATransaction.flush()
    expectEqual(trace.take(), "C.viewIsAppearing\nC.viewDidAppear")
    c.willMove(toParent: nil)
    c.view.removeFromSuperview()
    c.removeFromParent()
    expectEqual(trace.take(), "C.willMove(nil)\nC.viewWillDisappear\nC.viewDidDisappear\nC.didMove(nil)")
    expectIdentical(window.rootViewController, p)
  }

  @Test("section 6: inside willMove the parent is set already, and the old one is left first")
  func movesOver() {
    final class Child: UIViewController {
      var seen: UIViewController?
      override func willMove(toParent parent: UIViewController?) { seen = self.parent }
    }
    prepare()
    let p = UIViewController()
    let q = UIViewController()
    let c = Child()
    let trace = Trace([("P", p), ("Q", q), ("C", c)])
    p.addChild(c)
    expectIdentical(c.seen, p)
    q.addChild(c)
    expectEqual(trace.take(), "C.willMove(P)\nC.didMove(nil)\nC.willMove(Q)")
    #expect(p.children.isEmpty)
  }

  @Test("section 6: what is forgotten costs only its own callbacks")
  func forgotten() {
    let p = UIViewController()
    let window = show(p)
    let withoutAdd = UIViewController()
    let withoutView = UIViewController()
    let trace = Trace([("P", p), ("A", withoutAdd), ("V", withoutView)])
    p.view.addSubview(withoutAdd.view)
    p.addChild(withoutView)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      A.viewDidLoad
      A.viewWillAppear
      V.willMove(P)
      A.viewIsAppearing
      A.viewDidAppear
      """
    )
    expectIdentical(window.rootViewController, p)
  }

  @Test("section 6: off screen nobody hears anything until the parent appears, parents first")
  func offScreen() {
    prepare()
    let p = UIViewController()
    let c = UIViewController()
    let d = UIViewController()
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    c.addChild(d)
    c.view.addSubview(d.view)
    d.didMove(toParent: c)
    let trace = Trace([("P", p), ("C", c), ("D", d)])
    CATransaction.flush()
    expectEqual(trace.take(), "")
    let window = UIWindow()
    window.rootViewController = p
    window.makeKeyAndVisible()
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      P.viewWillAppear
      C.viewWillAppear
      D.viewWillAppear
      P.viewIsAppearing
      C.viewIsAppearing
      D.viewIsAppearing
      P.viewDidAppear
      C.viewDidAppear
      D.viewDidAppear
      """
    )
    window.isHidden = true
    expectEqual(
      trace.take(),
      """
      P.viewWillDisappear
      C.viewWillDisappear
      D.viewWillDisappear
      P.viewDidDisappear
      C.viewDidDisappear
      D.viewDidDisappear
      """
    )
  }

  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func swap(_ one: UIViewController, _ two: UIViewController, in p: UIViewController) {
    p.addChild(two)
    one.willMove(toParent: nil)
    guard p.isViewLoaded else {
      two.didMove(toParent: p)
      one.removeFromParent()
      return
    }
    let isOnScreen = p.view.window != nil
    two.loadViewIfNeeded()
    if isOnScreen {
      two.beginAppearanceTransition(true, animated: false)
      one.beginAppearanceTransition(false, animated: false)
    }
    p.view.addSubview(two.view)
    one.view.removeFromSuperview()
    if isOnScreen {
      two.endAppearanceTransition()
      one.endAppearanceTransition()
    }
    two.didMove(toParent: p)
    one.removeFromParent()
  }

  @Test("section 6: a swap on screen with begin and end calls each once")
  func swapOnScreen() {
    let p = Manual()
    let one = UIViewController()
    let two = UIViewController()
    p.addChild(one)
    p.view.addSubview(one.view)
    one.didMove(toParent: p)
    let window = show(p)
    one.beginAppearanceTransition(true, animated: false)
    one.endAppearanceTransition()
    let trace = Trace([("P", p), ("1", one), ("2", two)], showing: ["loadView"])
    swap(one, two, in: p)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      2.willMove(P)
      1.willMove(nil)
      2.loadView
      2.viewDidLoad
      2.viewWillAppear
      1.viewWillDisappear
      2.viewIsAppearing
      2.viewDidAppear
      1.viewDidDisappear
      2.didMove(P)
      1.didMove(nil)
      """
    )
    expectIdentical(window.rootViewController, p)
  }

  @Test("section 6: a swap with begin and end is the same where the parent forwards by itself: nothing is unbalanced")
  func swapWhereForwarded() {
    let p = UIViewController()
    let one = UIViewController()
    let two = UIViewController()
    p.addChild(one)
    p.view.addSubview(one.view)
    one.didMove(toParent: p)
    let window = show(p)
    let trace = Trace([("P", p), ("1", one), ("2", two)])
    swap(one, two, in: p)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      2.willMove(P)
      1.willMove(nil)
      2.viewDidLoad
      2.viewWillAppear
      1.viewWillDisappear
      2.viewIsAppearing
      2.viewDidAppear
      1.viewDidDisappear
      2.didMove(P)
      1.didMove(nil)
      """
    )
    two.view.removeFromSuperview()
    expectEqual(trace.take(), "2.viewWillDisappear\n2.viewDidDisappear")
    expectIdentical(window.rootViewController, p)
  }

  @Test("what began by hand and is still going on at the commit goes on until it is ended")
  func slowSwap() {
    let p = UIViewController()
    let c = UIViewController()
    let window = show(p)
    let trace = Trace([("C", c)])
    p.addChild(c)
    c.beginAppearanceTransition(true, animated: true)
    p.view.addSubview(c.view)
    CATransaction.flush()
    expectEqual(trace.take(), "C.willMove(?)\nC.viewWillAppear\nC.viewDidLoad\nC.viewIsAppearing")
    c.endAppearanceTransition()
    c.didMove(toParent: p)
    expectEqual(trace.take(), "C.viewDidAppear\nC.didMove(?)")
    expectIdentical(window.rootViewController, p)
  }

  @Test("what began by hand and ended with its container hears of its view's way again")
  func endedByContainer() {
    let p = UIViewController()
    let c = UIViewController()
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    let window = show(p)
    let trace = Trace([("C", c)])
    c.beginAppearanceTransition(false, animated: false)
    window.isHidden = true
    window.isHidden = false
    CATransaction.flush()
    expectEqual(
      trace.take(),
      "C.viewWillDisappear\nC.viewDidDisappear\nC.viewWillAppear\nC.viewIsAppearing\nC.viewDidAppear"
    )
    c.view.removeFromSuperview()
    expectEqual(trace.take(), "C.viewWillDisappear\nC.viewDidDisappear")
  }

  @Test("section 6: the same off screen is the four moves, and loadView where the parent is loaded")
  func swapOffScreen() {
    prepare()
    let p = Manual()
    let one = UIViewController()
    let two = UIViewController()
    p.addChild(one)
    let trace = Trace([("P", p), ("1", one), ("2", two)], showing: ["loadView"])
    swap(one, two, in: p)
    expectEqual(trace.take(), "2.willMove(P)\n1.willMove(nil)\n2.didMove(P)\n1.didMove(nil)")
    p.loadViewIfNeeded()
    two.loadViewIfNeeded()
    _ = trace.take()
    one.view = nil
    swap(two, one, in: p)
    expectEqual(
      trace.take(),
      "1.willMove(P)\n2.willMove(nil)\n1.loadView\n1.viewDidLoad\n1.didMove(P)\n2.didMove(nil)"
    )
  }

  @Test("section 6: begin and end are one small machine")
  func machine() {
    prepare()
    let c = UIViewController()
    let trace = Trace([("C", c)])
    c.endAppearanceTransition()
    expectEqual(trace.take(), "misuse: Unbalanced calls to begin/end appearance transitions for <UIViewController>.")
    c.beginAppearanceTransition(false, animated: false)
    c.beginAppearanceTransition(true, animated: false)
    c.beginAppearanceTransition(true, animated: false)
    c.beginAppearanceTransition(false, animated: false)
    c.beginAppearanceTransition(false, animated: false)
    c.endAppearanceTransition()
    expectEqual(trace.take(), "C.viewWillAppear\nC.viewWillDisappear\nC.viewDidDisappear")
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    c.beginAppearanceTransition(true, animated: false)
    c.beginAppearanceTransition(false, animated: false)
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    c.endAppearanceTransition()
    expectEqual(
      trace.take(),
      """
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      C.viewWillDisappear
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      misuse: Unbalanced calls to begin/end appearance transitions for <UIViewController>.
      """
    )
  }

  @Test("section 6: transition(from:to:) wants two children, adds one view and removes the other")
  func transition() {
    let p = UIViewController()
    let one = UIViewController()
    let two = UIViewController()
    p.addChild(one)
    p.view.addSubview(one.view)
    one.didMove(toParent: p)
    let window = show(p)
    let trace = Trace([("P", p), ("1", one), ("2", two)])
    p.transition(from: one, to: two, duration: 0, animations: nil)
    expectEqual(
      trace.take(),
      "misuse: child view controller:<UIViewController> should have parent view controller:<UIViewController> "
        + "but actual parent is:(null)"
    )
    p.addChild(two)
    one.willMove(toParent: nil)
    p.transition(from: one, to: two, duration: 0.3, animations: nil) { _ in
      two.didMove(toParent: p)
      one.removeFromParent()
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      2.willMove(P)
      1.willMove(nil)
      2.viewDidLoad
      2.viewWillAppear
      1.viewWillDisappear
      2.viewIsAppearing
      1.viewDidDisappear
      2.viewDidAppear
      2.didMove(P)
      1.didMove(nil)
      """
    )
    expectEqual(p.view.subviews, [two.view])
    expectIdentical(window.rootViewController, p)
  }

  @Test("thousands of children come and go, and thousands in each other appear")
  func many() {
    prepare()
    HeadlessRuntime.callbackObserver = nil
    let p = UIViewController()
    let window = show(p)
    for _ in 0..<Thoroughness.count(2_000, all: 10_000) {
      let child = UIViewController()
      p.addChild(child)
      p.view.addSubview(child.view)
      child.didMove(toParent: p)
    }
    CATransaction.flush()
    for child in p.children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(p.view.subviews.isEmpty)
    #expect(p.children.isEmpty)
    var deepest = p
    for _ in 0..<2_000 {
      let child = UIViewController()
      deepest.addChild(child)
      deepest.view.addSubview(child.view)
      child.didMove(toParent: deepest)
      deepest = child
    }
    CATransaction.flush()
    expectIdentical(deepest.view.window, window)
    expectEqual(deepest.view.safeAreaInsets.top, 59)
    window.frame.size.width = 500
    expectEqual(deepest.view.frame.width, 500)
    // Taken apart from the top: releasing a chain of that depth would recurse.
    var views: [UIViewController] = []
    var current: UIViewController? = p.children.first
    while let next = current {
      views.append(next)
      current = next.children.first
    }
    for controller in views.reversed() {
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }
}
