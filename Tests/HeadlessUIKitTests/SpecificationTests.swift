import Expectations
import HeadlessUIKit
import Testing

/// Rows of the specification that no other suite names.
@MainActor @Suite("The specification, further rows", .serialized) struct SpecificationTests {
  @Test("section 2: loadView and viewDidLoad once; makeKeyAndVisible loads what a hidden window did not")
  func loading() {
    prepare()
    let root = UIViewController()
    let trace = Trace([("R", root)], showing: ["loadView"])
    let window = UIWindow()
    window.rootViewController = root
    #expect(!root.isViewLoaded && trace.take() == "")
    window.makeKeyAndVisible()
    expectEqual(trace.take(), "R.loadView\nR.viewDidLoad\nR.viewWillAppear")
    CATransaction.flush()
    _ = (root.view, root.viewIfLoaded)
    expectEqual(trace.take(), "R.viewIsAppearing\nR.viewDidAppear")
  }

  @Test("section 2: margins before safe area, then layout")
  func marginsFirst() {
    prepare()
    let root = UIViewController()
    let trace = Trace(
      [("R", root)],
      showing: ["viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews"]
    )
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    CATransaction.flush()
    let lines = trace.take().split(separator: "\n").map(String.init)
    let order = ["R.viewLayoutMarginsDidChange", "R.viewSafeAreaInsetsDidChange", "R.viewWillLayoutSubviews"]
    expectEqual(lines.filter { order.contains($0) }.prefix(3), order[...])
    expectIdentical(window.rootViewController, root)
  }

  @Test("section 3: what is below the top is not loaded until it is shown, and what is uncovered not loaded again")
  func lazyStack() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController()
    stack.viewControllers = [a, b, c]
    let window = show(stack)
    expectEqual([a, b, c].map(\.isViewLoaded), [false, false, true])
    let trace = Trace([("A", a), ("B", b), ("C", c)])
    stack.popViewController(animated: false)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      C.willMove(nil)
      B.viewDidLoad
      C.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      C.viewDidDisappear
      B.viewDidAppear
      C.didMove(nil)
      """
    )
    stack.pushViewController(c, animated: false)
    CATransaction.flush()
    _ = trace.take()
    stack.popViewController(animated: false)
    CATransaction.flush()
    #expect(!trace.take().contains("viewDidLoad"))
    #expect(!a.isViewLoaded && window.rootViewController === stack)
  }

  @Test("section 4: an unselected tab's content is not loaded; setViewControllers keeps the selected one")
  func tabs() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let inner = UINavigationController(rootViewController: b)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, inner]
    let window = show(tabs)
    #expect(a.isViewLoaded && !b.isViewLoaded)
    tabs.selectedIndex = 1
    CATransaction.flush()
    tabs.setViewControllers([c, inner, a], animated: false)
    CATransaction.flush()
    #expect(tabs.selectedViewController === inner && tabs.selectedIndex == 1)
    #expect(b.view.window === window && !c.isViewLoaded)
    tabs.setViewControllers([c, a], animated: false)
    CATransaction.flush()
    #expect(tabs.selectedViewController === a || tabs.selectedViewController === c)
  }

  @Test("section 5: only the topmost of a dismissed tower is animated, and parent never is the presenter")
  func tower() {
    final class Noting: UIViewController {
      var note: ((String) -> Void)?
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note?("\(title ?? "") \(animated)")
      }
    }
    let root = UIViewController()
    let window = show(root)
    var lines: [String] = []
    var top: UIViewController = root
    for name in ["one", "two", "three"] {
      let next = Noting()
      next.title = name
      next.note = { lines.append($0) }
      next.modalPresentationStyle = .pageSheet
      top.present(next, animated: false)
      CATransaction.flush()
      #expect(next.parent == nil && next.presentingViewController === top)
      top = next
    }
    root.dismiss(animated: true)
    CATransaction.flush()
    #expect(lines.contains("three true"))
    #expect(!lines.contains("one true") && !lines.contains("two true"))
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test(
    "section 5: currentContext goes from the caller up its parents to the first that defines a context, else the root"
  )
  func context() {
    let (root, middle, caller) = (UIViewController(), UIViewController(), UIViewController())
    let window = show(root)
    for (parent, child) in [(root, middle), (middle, caller)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    CATransaction.flush()
    func presenter(defining: Bool) -> UIViewController? {
      middle.definesPresentationContext = defining
      let new = UIViewController()
      new.modalPresentationStyle = .overCurrentContext
      caller.present(new, animated: false)
      CATransaction.flush()
      let presenter = new.presentingViewController
      new.dismiss(animated: false)
      CATransaction.flush()
      return presenter
    }
    expectIdentical(presenter(defining: true), middle)
    expectIdentical(presenter(defining: false), root)
    #expect(UINavigationController().definesPresentationContext && !root.definesPresentationContext)
    expectIdentical(window.rootViewController, root)
  }

  @Test("section 5: being presented and dismissed is true during the calls and false in the completion")
  func beingPresented() {
    final class Noting: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("willAppear \(isBeingPresented)") }
      override func viewDidAppear(_ animated: Bool) { lines.append("didAppear \(isBeingPresented)") }
      override func viewWillDisappear(_ animated: Bool) { lines.append("willDisappear \(isBeingDismissed)") }
      override func viewDidDisappear(_ animated: Bool) { lines.append("didDisappear \(isBeingDismissed)") }
    }
    let root = UIViewController()
    let window = show(root)
    let new = Noting()
    root.present(new, animated: true) { new.lines.append("presented \(new.isBeingPresented)") }
    CATransaction.flush()
    root.dismiss(animated: true) { new.lines.append("dismissed \(new.isBeingDismissed)") }
    CATransaction.flush()
    expectEqual(
      new.lines,
      [
        "willAppear true", "didAppear true", "presented false", "willDisappear true", "didDisappear true",
        "dismissed false",
      ]
    )
    expectIdentical(window.rootViewController, root)
  }

  @Test("section 6: every appearance call goes to the parent first, then to its children in order")
  func forwarding() {
    let (p, a, b) = (UIViewController(), UIViewController(), UIViewController())
    for child in [a, b] {
      p.addChild(child)
      p.view.addSubview(child.view)
      child.didMove(toParent: p)
    }
    let trace = Trace([("P", p), ("A", a), ("B", b)])
    prepare()
    let window = UIWindow()
    window.rootViewController = p
    window.makeKeyAndVisible()
    CATransaction.flush()
    window.isHidden = true
    CATransaction.flush()
    expectEqual(
      trace.take(),
      ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        .flatMap { call in ["P", "A", "B"].map { "\($0).\(call)" } }.joined(separator: "\n")
    )
  }

  @Test("section 6: without automatic forwarding children hear begin and end only, and those recurse")
  func manualForwarding() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (p, c, d) = (Manual(), UIViewController(), UIViewController())
    for (parent, child) in [(p as UIViewController, c), (c, d)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let trace = Trace([("P", p), ("C", c), ("D", d)])
    prepare()
    let window = UIWindow()
    window.rootViewController = p
    window.makeKeyAndVisible()
    CATransaction.flush()
    expectEqual(trace.take(), "P.viewWillAppear\nP.viewIsAppearing\nP.viewDidAppear")
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    expectEqual(
      trace.take(),
      """
      C.viewWillAppear
      D.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      D.viewIsAppearing
      D.viewDidAppear
      """
    )
    expectIdentical(window.rootViewController, p)
  }

  @Test("section 6: a child is never further on screen than its container")
  func noFurther() {
    let (p, c) = (UIViewController(), UIViewController())
    prepare()
    let window = UIWindow()
    window.rootViewController = p
    window.makeKeyAndVisible()
    let trace = Trace([("P", p), ("C", c)])
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    CATransaction.flush()
    let lines = trace.take().split(separator: "\n").map(String.init)
    let (parent, child) = (lines.firstIndex(of: "P.viewDidAppear"), lines.firstIndex(of: "C.viewDidAppear"))
    #expect(parent != nil && child != nil && (parent ?? 0) < (child ?? 0))
  }

  @Test("section 7: nil asks the controller itself, for the home indicator and the deferring edges too")
  func chains() {
    final class Outer: UIViewController {
      var inner: UIViewController?
      override var childForHomeIndicatorAutoHidden: UIViewController? { inner }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { inner }
    }
    let outer = Outer()
    let window = show(outer)
    expectIdentical(HeadlessRuntime.homeIndicatorController(in: window), outer)
    expectIdentical(HeadlessRuntime.deferringGesturesController(in: window), outer)
    let inner = UIViewController()
    outer.inner = inner
    expectIdentical(HeadlessRuntime.homeIndicatorController(in: window), inner)
    expectIdentical(HeadlessRuntime.deferringGesturesController(in: window), inner)
  }

  @Test(
    "section 7: the root or the topmost full screen is asked for orientations; all on a pad, not upside down on a phone"
  )
  func orientations() {
    let root = UIViewController()
    let window = show(root)
    expectEqual(root.supportedInterfaceOrientations, .allButUpsideDown)
    expectIdentical(HeadlessRuntime.orientationController(in: window), root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    CATransaction.flush()
    expectIdentical(HeadlessRuntime.orientationController(in: window), root)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    sheet.present(full, animated: false)
    CATransaction.flush()
    expectIdentical(HeadlessRuntime.orientationController(in: window), full)
    let pad = UIViewController()
    let padWindow = show(pad, on: "ipad")
    #expect(pad.supportedInterfaceOrientations == .all && padWindow.rootViewController === pad)
    prepare()
  }

  @Test("section 7: show and showDetail go up the parents to one that overrides them, else present from the root")
  func showing() {
    final class Showing: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let (outer, middle, inner) = (Showing(), UIViewController(), UIViewController())
    let window = show(outer)
    for (parent, child) in [(outer as UIViewController, middle), (middle, inner)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    CATransaction.flush()
    let new = UIViewController()
    inner.show(new, sender: nil)
    expectEqual(outer.shown, [new])
    inner.showDetailViewController(new, sender: nil)
    CATransaction.flush()
    #expect(outer.presentedViewController === new && window.rootViewController === outer)
  }

  @Test(
    "section 7: the safe areas of devices",
    arguments: [
      ("iphone-se", 20.0, 0.0), ("iphone-8", 20, 0), ("iphone-x", 44, 34), ("iphone-xr", 44, 34), ("ipad-11", 24, 20),
      ("ipad", 20, 0),
    ]
  )
  func safeAreas(name: String, top: Double, bottom: Double) {
    let root = UIViewController()
    let window = show(root, on: name)
    expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    expectEqual(window.safeAreaInsets, root.view.safeAreaInsets)
    prepare()
  }

  @Test("section 7: a page of margins: 16, and 20 in regular width and on wide phones; top and bottom 0")
  func rootMargins() {
    func margins(_ device: String) -> NSDirectionalEdgeInsets {
      let root = UIViewController()
      let window = show(root, on: device)
      defer { window.isHidden = true }
      return root.systemMinimumLayoutMargins
    }
    expectEqual(margins("iphone-16"), NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    expectEqual(margins("iphone-16-pro-max"), NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    expectEqual(margins("ipad-11"), NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    prepare()
  }
}

@MainActor @Suite("Controllers as containers and editors", .serialized) struct ControllerTests {
  @Test("section 7: targetViewController goes up to the one that shows in a way of its own")
  func target() {
    let (split, inner) = (UISplitViewController(style: .doubleColumn), UIViewController())
    let stack = UINavigationController(rootViewController: inner)
    split.setViewController(stack, for: .primary)
    expectIdentical(inner.targetViewController(forAction: "showViewController:sender:", sender: nil), stack)
    expectIdentical(inner.targetViewController(forAction: "showDetailViewController:sender:", sender: nil), split)
    #expect(UIViewController().targetViewController(forAction: "showViewController:sender:", sender: nil) == nil)
  }

  @Test("the edit button begins editing, and its title shows it")
  func editing() {
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit" && !controller.isEditing)
    HeadlessRuntime.tap(controller.editButtonItem)
    #expect(controller.isEditing && controller.editButtonItem.title == "Done")
  }

  @Test("the old layout guides follow the safe area")
  func layoutGuides() {
    let controller = UIViewController()
    let window = show(controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    CATransaction.flush()
    expectEqual(view.frame, CGRect(x: 0, y: 59, width: 59, height: 759))
    #expect(controller.topLayoutGuide.length == 59 && controller.bottomLayoutGuide.length == 34)
    expectIdentical(window.rootViewController, controller)
  }
}
