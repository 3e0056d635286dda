import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct PresentationTests {
  @Test("what was pushed without animation can present once it is laid out; before, UIKit refuses it")
  func afterPush() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = show(nav)
    let trace = Trace([])
    let (pushed, sheet) = (UIViewController(), UIViewController())
    nav.pushViewController(pushed, animated: false)
    pushed.present(sheet, animated: false)
    expectEqual(
      trace.take(),
      """
      misuse: Attempt to present <UIViewController> on <UINavigationController> (from <UIViewController>) whose view \
      is not in the window hierarchy.
      """
    )
    nav.view.layoutIfNeeded()
    pushed.present(sheet, animated: false)
    CATransaction.flush()
    #expect(trace.take().isEmpty && nav.presentedViewController === sheet && window.rootViewController === nav)
  }

  @Test("section 5: full screen, the presenter leaves and comes back", arguments: [false, true])
  func fullScreen(animated: Bool) {
    let a = UIViewController()
    let window = show(a)
    weak var released: UIViewController?
    let trace = Trace([("A", a)])
    do {
      let b = UIViewController()
      released = b
      b.modalPresentationStyle = .fullScreen
      trace.name(b, "B")
      a.present(b, animated: animated) { trace.note("completion, \(b.isBeingPresented)") }
      expectIdentical(a.presentedViewController, b)
      expectIdentical(b.presentingViewController, a)
      expectEqual(trace.take(), "B.viewDidLoad")
      CATransaction.flush()
      expectEqual(
        trace.take(),
        """
        A.viewWillDisappear
        B.viewWillAppear
        B.viewIsAppearing
        B.viewDidAppear
        A.viewDidDisappear
        completion, false
        """
      )
      #expect(a.view.window == nil)
      expectEqual(b.view.convert(b.view.bounds, to: nil), window.bounds)
      b.dismiss(animated: animated) { trace.note("completion") }
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewDidDisappear
      completion
      """
    )
    #expect(released == nil)
    expectIdentical(a.view.window, window)
    expectEqual(window.subviews, [a.view])
  }

  @Test(
    "section 5: who leaves",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false), (.formSheet, false),
      (.overFullScreen, false), (.overCurrentContext, false), (.popover, false), (.custom, false), (.automatic, false),
    ]
  )
  func whoLeaves(style: UIModalPresentationStyle, leaves: Bool) {
    let a = UIViewController()
    let window = show(a)
    let b = UIViewController()
    b.modalPresentationStyle = style
    let trace = Trace([("A", a), ("B", b)])
    a.present(b, animated: false)
    CATransaction.flush()
    let whole =
      "B.viewDidLoad\nA.viewWillDisappear\nB.viewWillAppear\nB.viewIsAppearing\nB.viewDidAppear\nA.viewDidDisappear"
    let alone = "B.viewDidLoad\nB.viewWillAppear\nB.viewIsAppearing\nB.viewDidAppear"
    expectEqual(trace.take(), (leaves ? whole : alone))
    expectEqual((a.view.window == nil), leaves)
    a.dismiss(animated: false)
    CATransaction.flush()
    let back = "B.viewWillDisappear\nA.viewWillAppear\nA.viewIsAppearing\nA.viewDidAppear\nB.viewDidDisappear"
    expectEqual(trace.take(), (leaves ? back : "B.viewWillDisappear\nB.viewDidDisappear"))
    expectIdentical(a.view.window, window)
  }

  @Test("section 5: automatic is a form sheet from 18 on and a page sheet before")
  func automatic() {
    prepare()
    let a = UIViewController()
    expectEqual(a.presentationController?.presentationStyle, .formSheet)
    HeadlessRuntime.systemVersion = 17
    expectEqual(UIViewController().presentationController?.presentationStyle, .pageSheet)
    HeadlessRuntime.systemVersion = 26
  }

  @Test("section 5: what the presenting and the presented one know while it goes on")
  func links() {
    final class Child: UIViewController {
      var log: [String] = []
      private func note(_ name: String) {
        let links = "\(presentingViewController != nil) \(presentedViewController != nil)"
        log.append("\(name) \(links) \(isBeingPresented) \(isBeingDismissed)")
      }
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewDidAppear(_ animated: Bool) { note("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }
    let a = Child()
    let b = Child()
    let window = show(a)
    a.log = []
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    CATransaction.flush()
    b.dismiss(animated: true)
    CATransaction.flush()
    expectEqual(
      b.log,
      [
        "willAppear true false true false", "didAppear true false true false", "willDisappear true false false true",
        "didDisappear false false false true",
      ]
    )
    expectEqual(a.log.suffix(2), ["willAppear false true false false", "didAppear false false false false"])
    expectIdentical(window.rootViewController, a)
  }

  @Test("section 5: the presenter is the one that owns the context, and parents resolve what is presented")
  func context() {
    let inner = UIViewController()
    let nav = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    let window = show(tabs)
    let sheet = UIViewController()
    inner.present(sheet, animated: false)
    CATransaction.flush()
    expectIdentical(sheet.presentingViewController, tabs)
    expectIdentical(inner.presentedViewController, sheet)
    #expect(sheet.parent == nil)
    inner.dismiss(animated: false)
    CATransaction.flush()
    #expect(inner.presentedViewController == nil)
    let over = UIViewController()
    over.modalPresentationStyle = .overCurrentContext
    inner.present(over, animated: false)
    CATransaction.flush()
    expectIdentical(over.presentingViewController, nav)
    expectIdentical(window.rootViewController, tabs)
  }

  @Test("section 5: dismissing goes to what is presented, then to the presenter, then nowhere")
  func dismissing() {
    let a = UIViewController()
    let window = show(a)
    let b = UIViewController()
    let c = UIViewController()
    a.present(b, animated: false)
    CATransaction.flush()
    b.present(c, animated: false)
    CATransaction.flush()
    let trace = Trace([("A", a), ("B", b), ("C", c)])
    a.dismiss(animated: false)
    CATransaction.flush()
    expectEqual(trace.take(), "C.viewWillDisappear\nB.viewWillDisappear\nC.viewDidDisappear\nB.viewDidDisappear")
    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    a.dismiss(animated: false) { trace.note("completion") }
    CATransaction.flush()
    expectEqual(trace.take(), "")
    expectEqual(window.subviews, [a.view])
  }

  @Test("section 5: in a tower of full screens only the top is on screen, in one of sheets all are")
  func towers() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let a = UIViewController()
      let window = show(a)
      let b = UIViewController()
      let c = UIViewController()
      b.modalPresentationStyle = style
      c.modalPresentationStyle = style
      a.present(b, animated: false)
      CATransaction.flush()
      b.present(c, animated: false)
      CATransaction.flush()
      let isOnScreen = [a, b, c].map { $0.view.window === window }
      expectEqual(isOnScreen, style == .fullScreen ? [false, false, true] : [true, true, true])
      a.dismiss(animated: true)
      CATransaction.flush()
      expectEqual([a, b, c].map { $0.viewIfLoaded?.window === window }, [true, false, false])
    }
  }

  @Test("section 5: a sheet's drag that is cancelled, and one that isn't")
  func drag() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var hear: (String) -> Void = { _ in }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { hear("will") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { hear("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        hear("attempt")
      }
    }
    let a = UIViewController()
    let window = show(a)
    let b = UIViewController()
    let trace = Trace([("B", b)])
    let delegate = Delegate()
    delegate.hear = { trace.note($0) }
    b.presentationController?.delegate = delegate
    a.present(b, animated: false)
    CATransaction.flush()
    _ = trace.take()
    HeadlessRuntime.cancelDrag(of: b)
    expectEqual(trace.take(), "B.viewWillDisappear\nB.viewWillAppear\nB.viewIsAppearing\nB.viewDidAppear")
    b.isModalInPresentation = true
    #expect(!HeadlessRuntime.dragAway(b))
    b.isModalInPresentation = false
    #expect(HeadlessRuntime.dragAway(b))
    CATransaction.flush()
    expectEqual(trace.take(), "attempt\nwill\nB.viewWillDisappear\nB.viewDidDisappear\ndid")
    expectIdentical(window.rootViewController, a)
  }

  @Test("section 5: refusals, in UIKit's words")
  func refusals() {
    let a = UITabBarController()
    let b = UINavigationController()
    let window = show(a)
    let trace = Trace([("A", a)])
    let offScreen = UIViewController()
    offScreen.present(b, animated: false)
    expectEqual(
      trace.take(),
      "misuse: Attempt to present <UINavigationController> on <UIViewController> (from <UIViewController>) whose "
        + "view is not in the window hierarchy."
    )
    a.present(b, animated: false)
    a.present(UIViewController(), animated: false)
    b.dismiss(animated: false)
    expectEqual(
      trace.take(),
      """
      misuse: Attempt to present <UIViewController> on <UITabBarController> while a presentation is in progress!
      misuse: Attempt to dismiss from view controller <UINavigationController> while a presentation or dismiss is \
      in progress!
      """
    )
    CATransaction.flush()
    a.present(UIViewController(), animated: false)
    a.present(b, animated: false)
    expectEqual(
      trace.take(),
      """
      misuse: Attempt to present <UIViewController> on <UITabBarController> (from <UITabBarController>) which is \
      already presenting <UINavigationController>.
      misuse: Application tried to present modally a view controller <UINavigationController> that is already being \
      presented by <UITabBarController>.
      """
    )
    expectIdentical(a.presentedViewController, b)
    b.dismiss(animated: false)
    CATransaction.flush()
    let detached = UIViewController()
    a.view.addSubview(detached.view)
    CATransaction.flush()
    detached.present(b, animated: false)
    expectEqual(
      trace.take(),
      "misuse: Presenting view controllers on detached view controllers is discouraged <UIViewController>."
    )
    expectIdentical(b.presentingViewController, detached)
    expectIdentical(window.rootViewController, a)
  }

  @Test("a page sheet begins 10 points below the top safe area, a form sheet is 540 by 620 on a pad")
  func frames() {
    let a = UIViewController()
    let window = show(a)
    let b = UIViewController()
    b.modalPresentationStyle = .pageSheet
    a.present(b, animated: false)
    CATransaction.flush()
    expectEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 0, y: 69, width: 393, height: 783))
    expectEqual(b.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let pad = UIViewController()
    let padWindow = show(pad, on: "ipad-11")
    let c = UIViewController()
    c.modalPresentationStyle = .formSheet
    pad.present(c, animated: false)
    CATransaction.flush()
    expectEqual(c.view.convert(c.view.bounds, to: nil), CGRect(x: 147, y: 287, width: 540, height: 620))
    #expect(window !== padWindow)
  }

  @Test("section 7: show pushes in a navigation controller and presents without one")
  func showing() {
    let a = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    let b = UIViewController()
    a.show(b, sender: nil)
    expectIdentical(nav.topViewController, b)
    CATransaction.flush()
    let c = UIViewController()
    b.showDetailViewController(c, sender: nil)
    CATransaction.flush()
    expectIdentical(nav.presentedViewController, c)
    expectIdentical(window.rootViewController, nav)
  }
}
