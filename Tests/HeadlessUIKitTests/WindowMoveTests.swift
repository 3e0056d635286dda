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

  @Test("a container whose view is put on a window without a root controller has its content there and appears with it")
  func containersWithoutRoot() {
    for inTabs in [false, true] {
      let window = visibleWindow()
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      if inTabs { tabs.viewControllers = [navigation] }
      let container = inTabs ? tabs : navigation
      let trace = Trace([("content", content)])
      container.view.frame = window.bounds
      window.addSubview(container.view)
      CATransaction.flush()
      expectIdentical(content.view.window, window)
      expectEqual(content.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: inTabs ? 83 : 34, right: 0))
      expectEqual(
        trace.take(),
        "content.viewDidLoad\ncontent.viewWillAppear\ncontent.viewIsAppearing\ncontent.viewDidAppear"
      )
      container.view.removeFromSuperview()
      expectEqual(trace.take(), "content.viewWillDisappear\ncontent.viewDidDisappear")
      #expect(content.view.window == nil)
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

  @Test("what is put behind what has heard already hears of the window all the same")
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

  @Test("a window that is shown lives until the next commit, though nobody holds it")
  func lifetime() {
    prepare()
    weak var weakWindow: UIWindow?
    let controller = UIViewController()
    do {
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      weakWindow = window
    }
    expectIdentical(controller.view.window, weakWindow)
    #expect(weakWindow != nil)
    CATransaction.flush()
    #expect(weakWindow == nil)
  }

  @Test("a root view that gives up its mask keeps filling its place, and what is on it is laid out")
  func rootWithoutMask() {
    final class Pinned: UIViewController {
      let label = UILabel()
      override func loadView() {
        view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.leftAnchor.constraint(equalTo: view.leftAnchor),
          label.rightAnchor.constraint(equalTo: view.rightAnchor),
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
    }
    for inNavigation in [false, true] {
      let pinned = Pinned()
      let window = show(inNavigation ? UINavigationController(rootViewController: pinned) : pinned)
      let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      expectEqual(pinned.view.frame, frame)
      expectEqual(pinned.label.frame.width, 393)
      expectEqual(pinned.label.frame.maxY, 852)
      window.frame.size.width = 300
      window.layoutIfNeeded()
      expectEqual(pinned.label.frame.width, 300)
    }
    // Elsewhere it is placed by its constraints.
    let (host, child) = (UIViewController(), Pinned())
    let window = show(host)
    host.addChild(child)
    host.view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.leftAnchor.constraint(equalTo: host.view.leftAnchor, constant: 10),
      child.view.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 20),
      child.view.widthAnchor.constraint(equalToConstant: 30), child.view.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    expectEqual(child.view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
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
