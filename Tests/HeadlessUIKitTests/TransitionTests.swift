import Expectations
import HeadlessUIKit
import Testing

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  var duration: TimeInterval = 0.5

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.append("animate")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: duration) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

private final class Animating: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UITabBarControllerDelegate
{
  let fade = Fade()
  var finger: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return fade
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

@MainActor @Suite("Transitions", .serialized) struct TransitionTests {
  private func stack() -> (window: UIWindow, nav: UINavigationController, a: UIViewController, b: UIViewController) {
    let (a, b) = (UIViewController(), UIViewController())
    let nav = UINavigationController(rootViewController: a)
    let window = show(nav)
    return (window, nav, a, b)
  }

  @Test("a coordinator is there from an animated push on; its blocks come after the will and after the did callbacks")
  func coordinator() {
    let (window, nav, a, b) = stack()
    let trace = Trace([("A", a), ("B", b)])
    nav.pushViewController(b, animated: true)
    #expect(nav.transitionCoordinator != nil && b.transitionCoordinator != nil)
    nav.transitionCoordinator?.animate { context in
      trace.note("alongside \(context.viewController(forKey: .to) === b) \(context.isAnimated)")
    } completion: { context in
      trace.note("completed \(context.isCancelled)")
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.willMove(?)
      B.viewDidLoad
      A.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      alongside true true
      A.viewDidDisappear
      B.viewDidAppear
      B.didMove(?)
      completed false
      """
    )
    #expect(nav.transitionCoordinator == nil && b.transitionCoordinator == nil)
    nav.popViewController(animated: false)
    #expect(nav.transitionCoordinator == nil)
    CATransaction.flush()
    let away = UINavigationController(rootViewController: a)
    away.pushViewController(UIViewController(), animated: true)
    #expect(away.transitionCoordinator == nil && window.rootViewController === nav)
  }

  @Test("a push that is taken back before the commit, or comes before the first appearance, ends for whoever waits")
  func announced() {
    let (window, nav, a, b) = stack()
    var ended: [String] = []
    nav.pushViewController(b, animated: true)
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended.append("taken back") }
    nav.popViewController(animated: true)
    CATransaction.flush()
    #expect(ended == ["taken back"] && nav.viewControllers == [a] && nav.transitionCoordinator == nil)
    let early = UINavigationController(rootViewController: UIViewController())
    let other = UIWindow()
    other.rootViewController = early
    other.makeKeyAndVisible()
    early.pushViewController(UIViewController(), animated: true)
    early.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended.append("early") }
    CATransaction.flush()
    #expect(ended == ["taken back", "early"] && early.transitionCoordinator == nil)
    expectIdentical(window.rootViewController, nav)
  }

  @Test("a transaction's completion comes after the coordinator's completions of its transition, as in UIKit")
  func transactions() {
    let (window, nav, a, b) = stack()
    func order(_ begin: () -> UIViewController) -> [String] {
      var order: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("transaction") }
      let moved = begin()
      moved.transitionCoordinator?.animate(alongsideTransition: nil) { _ in order.append("coordinator") }
      CATransaction.commit()
      CATransaction.flush()
      return order
    }
    func push() -> UIViewController {
      nav.pushViewController(b, animated: true)
      return nav
    }
    func pop() -> UIViewController {
      nav.popViewController(animated: true)
      return nav
    }
    let sheet = UIViewController()
    func present() -> UIViewController {
      a.present(sheet, animated: true)
      return sheet
    }
    func dismiss() -> UIViewController {
      sheet.dismiss(animated: true)
      return sheet
    }
    expectEqual(order(push), ["coordinator", "transaction"])
    expectEqual(order(pop), ["coordinator", "transaction"])
    expectEqual(order(present), ["coordinator", "transaction"])
    expectEqual(order(dismiss), ["coordinator", "transaction"])
    func pushAndPop() -> UIViewController {
      nav.pushViewController(b, animated: true)
      return pop()
    }
    expectEqual(order(pushAndPop), ["coordinator", "transaction"])
    #expect(window.rootViewController === nav && nav.viewControllers == [a])
  }

  @Test("in didShow the coordinator still has the controller that was left")
  func didShow() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var left: [UIViewController?] = []
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) {
        left.append(navigationController.transitionCoordinator?.viewController(forKey: .from))
      }
    }
    let (window, nav, a, b) = stack()
    nav.pushViewController(b, animated: true)
    CATransaction.flush()
    let listener = Listener()
    nav.delegate = listener
    nav.popViewController(animated: true)
    CATransaction.flush()
    #expect(listener.left == [b] && nav.viewControllers == [a] && window.rootViewController === nav)
  }

  @Test("section 1: an interactive pop that is cancelled")
  func cancelledPop() {
    let (window, nav, a, b) = stack()
    nav.pushViewController(b, animated: false)
    CATransaction.flush()
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    let trace = Trace([("A", a), ("B", b)])
    #expect(HeadlessRuntime.beginBackSwipe(in: nav))
    expectEqual(trace.take(), "B.willMove(nil)\nB.viewWillDisappear\nA.viewWillAppear\nA.viewIsAppearing")
    HeadlessRuntime.updateBackSwipe(in: nav, to: 0.4)
    #expect(nav.transitionCoordinator?.isInteractive == true && nav.transitionCoordinator?.percentComplete == 0.4)
    HeadlessRuntime.clock.advance(by: 60)
    expectEqual(trace.take(), "")
    HeadlessRuntime.cancelBackSwipe(in: nav)
    expectEqual(trace.take(), "")
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(
      trace.take(),
      """
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      """
    )
    #expect(nav.viewControllers == [a, b] && nav.topViewController === b && b.parent === nav)
    #expect(b.view.window === window && a.view.window == nil && nav.transitionCoordinator == nil)
  }

  @Test("section 1: an interactive pop that is finished takes the popped one away, which ends")
  func finishedPop() {
    let (window, nav, a, _) = stack()
    weak var popped: UIViewController?
    do {
      let b = UIViewController()
      popped = b
      nav.pushViewController(b, animated: false)
      CATransaction.flush()
    }
    HeadlessRuntime.beginBackSwipe(in: nav)
    HeadlessRuntime.updateBackSwipe(in: nav, to: 0.7)
    HeadlessRuntime.finishBackSwipe(in: nav)
    CATransaction.flush()
    #expect(popped == nil && nav.viewControllers == [a] && a.view.window === window)
    #expect(!HeadlessRuntime.beginBackSwipe(in: nav))
    nav.interactivePopGestureRecognizer?.isEnabled = false
  }

  @Test("a delegate's animator animates pushes and pops, and its end is the transition's")
  func animator() {
    let (window, nav, a, b) = stack()
    let delegate = Animating()
    nav.delegate = delegate
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    nav.pushViewController(b, animated: true)
    HeadlessRuntime.clock.advance(by: 0.4)
    let trace = Trace([("A", a), ("B", b)])
    HeadlessRuntime.clock.advance(by: 0.2)
    expectEqual(trace.take(), "A.viewDidDisappear\nB.viewDidAppear\nB.didMove(?)")
    nav.popViewController(animated: true)
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(delegate.operations, [.push, .pop])
    expectEqual(delegate.fade.log, ["animate", "ended true", "animate", "ended true"])
    #expect(
      a.view.window === window && b.view.window == nil && a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852)
    )
  }

  @Test("a finger leads a push to the end, or back to the start")
  func percentDriven() {
    let (window, nav, a, b) = stack()
    let delegate = Animating()
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    nav.delegate = delegate
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    let trace = Trace([("A", a), ("B", b)])
    nav.pushViewController(b, animated: true)
    HeadlessRuntime.clock.advance(by: 10)
    _ = trace.take()
    finger.update(0.3)
    finger.cancel()
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(
      trace.take(),
      """
      B.viewWillDisappear
      B.viewDidDisappear
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.willMove(nil)
      B.didMove(nil)
      """
    )
    #expect(nav.viewControllers == [a] && b.parent == nil && a.view.window === window)
    nav.pushViewController(b, animated: true)
    HeadlessRuntime.clock.advance(by: 10)
    finger.update(0.9)
    finger.finish()
    HeadlessRuntime.clock.advance(by: 1)
    #expect(nav.viewControllers == [a, b] && b.view.window === window && a.view.window == nil)
    expectEqual(delegate.fade.log, ["animate", "ended false", "animate", "ended true"])
  }

  @Test(
    "a transitioning delegate animates a presentation and a dismissal; a dismissal that is cancelled changes nothing"
  )
  func presentation() {
    let (root, new) = (UIViewController(), UIViewController())
    let window = show(root)
    let delegate = Animating()
    new.modalPresentationStyle = .fullScreen
    new.transitioningDelegate = delegate
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    let trace = Trace([("R", root), ("N", new)])
    root.present(new, animated: true) { trace.note("presented") }
    #expect(root.transitionCoordinator != nil && new.transitionCoordinator != nil)
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(
      trace.take(),
      """
      N.viewDidLoad
      R.viewWillDisappear
      N.viewWillAppear
      N.viewIsAppearing
      N.viewDidAppear
      R.viewDidDisappear
      presented
      """
    )
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    root.dismiss(animated: true)
    HeadlessRuntime.clock.advance(by: 1)
    finger.update(0.2)
    finger.cancel()
    HeadlessRuntime.clock.advance(by: 1)
    #expect(root.presentedViewController === new && new.view.window === window && root.view.window == nil)
    expectEqual(
      trace.take(),
      """
      N.viewWillDisappear
      R.viewWillAppear
      R.viewIsAppearing
      R.viewWillDisappear
      R.viewDidDisappear
      N.viewWillAppear
      N.viewIsAppearing
      N.viewDidAppear
      """
    )
    delegate.finger = nil
    root.dismiss(animated: true)
    HeadlessRuntime.clock.advance(by: 1)
    #expect(root.presentedViewController == nil && root.view.window === window)
    expectEqual(delegate.fade.log, ["animate", "ended true", "animate", "ended false", "animate", "ended true"])
  }

  @Test("a delegate's animator animates the change of tabs")
  func tabs() {
    let (a, b) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let window = show(tabs)
    let delegate = Animating()
    tabs.delegate = delegate
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    let trace = Trace([("A", a), ("B", b)])
    tabs.selectedIndex = 1
    HeadlessRuntime.clock.advance(by: 0.3)
    expectEqual(trace.take(), "B.viewDidLoad\nB.viewWillAppear\nA.viewWillDisappear\nB.viewIsAppearing")
    HeadlessRuntime.clock.advance(by: 0.3)
    expectEqual(trace.take(), "A.viewDidDisappear\nB.viewDidAppear")
    #expect(b.view.window === window && a.view.window == nil && delegate.fade.log == ["animate", "ended true"])
  }

  @Test("a new size of the window is announced before it comes, to children and to what is presented")
  func rotation() {
    final class Turning: UIViewController {
      var note: ((String) -> Void)?
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let label = title ?? ""
        note?("\(label) will \(Int(size.width)), is \(Int(view.bounds.width))")
        coordinator.animate { [weak self] _ in
          self?.note?("\(label) alongside \(Int(self?.view.bounds.width ?? 0))")
        } completion: { [weak self] _ in
          self?.note?("\(label) done")
        }
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    let (root, child, sheet) = (Turning(), Turning(), Turning())
    for (controller, name) in [(root, "root"), (child, "child"), (sheet, "sheet")] { controller.title = name }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = show(root)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    CATransaction.flush()
    var lines: [String] = []
    for controller in [root, child, sheet] { controller.note = { lines.append($0) } }
    window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    expectEqual(Array(lines.prefix(3)), ["root will 852, is 393", "child will 852, is 393", "sheet will 852, is 393"])
    CATransaction.flush()
    #expect(lines.contains("sheet alongside 852") && lines.suffix(3) == ["root done", "child done", "sheet done"])
  }
}
