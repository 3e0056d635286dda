import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct SplitViewTests {
  /// Notes the calls of a split view's delegate; answers as it is set.
  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var drops = false
    var mainCollapsing: UIViewController?
    var mainExpanding: UIViewController?
    var separated: UIViewController?
    var top: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?
    var target = UISplitViewController.DisplayMode.automatic
    var shows = false

    func take() -> String {
      defer { log = [] }
      return log.joined(separator: "\n")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.append("willChangeTo \(displayMode)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
      log.append("primary for collapsing")
      return mainCollapsing
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
      log.append("primary for expanding")
      return mainExpanding
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.append("collapse secondary")
      return drops
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log.append("separate secondary")
      return separated
    }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
      -> Bool
    {
      log.append("show")
      return shows
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      showDetail vc: UIViewController,
      sender: Any?
    ) -> Bool {
      log.append("show detail")
      return shows
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("top column, proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      log.append("mode for expanding, proposed \(proposedDisplayMode)")
      return expandedMode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("didCollapse \(svc.isCollapsed)") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand \(!svc.isCollapsed)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      log.append("willShow \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      log.append("willHide \(column)")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      log.append("gesture begins")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      log.append("gesture ended")
    }
  }

  /// A split view without columns, of two navigation controllers.
  @MainActor struct Pair {
    let master = UIViewController()
    let detail = UIViewController()
    let split = UISplitViewController()
    let delegate = Delegate()
    let primary: UINavigationController
    let secondary: UINavigationController

    init() {
      primary = UINavigationController(rootViewController: master)
      secondary = UINavigationController(rootViewController: detail)
      split.viewControllers = [primary, secondary]
      split.delegate = delegate
    }

    func trace() -> Trace {
      Trace([("P", primary), ("S", secondary), ("M", master), ("D", detail), ("split", split)])
    }
  }

  /// Turns the device, or gives the app another part of its screen.
  func resize(_ window: UIWindow, to device: String? = nil, width: CGFloat? = nil) {
    if let device = device.flatMap({ HeadlessDevice(named: $0) }) {
      HeadlessRuntime.configure(device: device)
      window.frame = UIScreen.main.bounds
    }
    if let width { window.frame.size.width = width }
    CATransaction.flush()
  }

  // MARK: Collapse and expand, without columns

  @Test("section 4: a split view is born expanded and collapses when it is added to a window of compact width")
  func bornExpanded() {
    prepare()
    let pair = Pair()
    #expect(!pair.split.isCollapsed)
    expectEqual(pair.split.viewControllers, [pair.primary, pair.secondary])
    let window = show(pair.split)
    #expect(pair.split.isCollapsed)
    expectEqual(pair.split.viewControllers, [pair.primary])
    expectEqual(pair.delegate.take(), "primary for collapsing\ncollapse secondary")
    expectIdentical(window.rootViewController, pair.split)
    let onPad = Pair()
    let other = show(onPad.split, on: "ipad-11-landscape")
    #expect(!onPad.split.isCollapsed)
    expectEqual(onPad.delegate.take(), "")
    #expect(other.isKeyWindow)
  }

  @Test("section 4: collapse, a navigation controller as primary pushes the secondary, whose content is on screen")
  func collapsePushes() {
    let pair = Pair()
    let window = show(pair.split)
    expectEqual(pair.primary.viewControllers, [pair.master, pair.secondary])
    expectEqual(pair.secondary.viewControllers, [pair.detail])
    expectIdentical(pair.detail.view.window, window)
    #expect(!pair.master.isViewLoaded)
    expectIdentical(pair.detail.navigationController, pair.secondary)
    expectIdentical(pair.secondary.navigationController, pair.primary)
    expectIdentical(pair.detail.splitViewController, pair.split)
    expectEqual(pair.primary.navigationBar.items?.count, 2)
    expectIdentical(pair.primary.navigationBar.topItem, pair.detail.navigationItem)
    #expect(pair.secondary.navigationBar.window == nil)
    expectEqual(pair.detail.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    expectEqual(
      HeadlessRuntime.printHierarchy(of: pair.split),
      """
      <UISplitViewController>, state: appeared, view: <UILayoutContainerView>
         | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         |    | <UIViewController>, state: disappeared, view: (view not loaded)
         |    | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         |    |    | <UIViewController>, state: appeared, view: <UIView>
      """
    )
    HeadlessRuntime.tapBack(in: pair.primary)
    CATransaction.flush()
    expectEqual(pair.primary.viewControllers, [pair.master])
    expectIdentical(pair.master.view.window, window)
  }

  @Test("section 4: collapse, a delegate that answers true has the secondary dropped")
  func collapseDrops() {
    weak var dropped: UIViewController?
    let split = UISplitViewController()
    let primary = UINavigationController(rootViewController: UIViewController())
    let delegate = Delegate()
    delegate.drops = true
    split.delegate = delegate
    do {
      let secondary = UIViewController()
      dropped = secondary
      split.viewControllers = [primary, secondary]
    }
    let window = show(split)
    expectEqual(primary.viewControllers.count, 1)
    expectEqual(split.viewControllers, [primary])
    #expect(dropped == nil)
    expectIdentical(window.rootViewController, split)
  }

  @Test("section 4: collapse, the primary's own collapseSecondaryViewController and separateSecondaryViewController")
  func ownPrimary() {
    final class Primary: UIViewController {
      var log: [String] = []
      var kept: UIViewController?
      override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
      ) {
        log.append("collapse")
        kept = secondaryViewController
      }
      override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
      {
        log.append("separate")
        return kept
      }
    }
    let primary = Primary()
    let secondary = UIViewController()
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = show(split, on: "ipad-11-landscape")
    resize(window, width: 375)
    expectEqual(split.viewControllers, [primary])
    #expect(secondary.parent == nil)
    #expect(secondary.view.window == nil)
    resize(window, width: 1194)
    expectEqual(split.viewControllers, [primary, secondary])
    expectIdentical(secondary.view.window, window)
    expectEqual(primary.log, ["collapse", "separate"])
  }

  @Test("section 4: expand, the delegate's new secondary, else the primary pops its top as the new secondary")
  func expand() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    resize(window, width: 375)
    expectEqual(pair.primary.viewControllers, [pair.master, pair.secondary])
    _ = pair.delegate.take()
    resize(window, width: 1194)
    expectEqual(pair.delegate.take(), "primary for expanding\nseparate secondary")
    expectEqual(pair.split.viewControllers, [pair.primary, pair.secondary])
    expectEqual(pair.primary.viewControllers, [pair.master])
    expectIdentical(pair.detail.view.window, window)
    expectIdentical(pair.secondary.navigationBar.window, window)
    resize(window, width: 375)
    let other = UIViewController()
    pair.delegate.separated = other
    HeadlessRuntime.tapBack(in: pair.primary)
    CATransaction.flush()
    resize(window, width: 1194)
    expectEqual(pair.split.viewControllers, [pair.primary, other])
    expectIdentical(other.view.window, window)
    #expect(pair.detail.viewIfLoaded?.window == nil)
  }

  @Test("section 4: expand, a delegate may pop the new secondary itself")
  func delegatePops() {
    final class Popping: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? {
        (primaryViewController as? UINavigationController)?.popViewController(animated: false)
      }
    }
    let pair = Pair()
    let delegate = Popping()
    pair.split.delegate = delegate
    let window = show(pair.split, on: "ipad-11-landscape")
    resize(window, width: 375)
    let trace = pair.trace()
    resize(window, width: 1194)
    expectEqual(pair.split.viewControllers, [pair.primary, pair.secondary])
    expectIdentical(pair.secondary.parent, pair.split)
    expectIdentical(pair.detail.view.window, window)
    expectIdentical(pair.master.view.window, window)
    #expect(!trace.take().contains("misuse"))
  }

  @Test("section 4: collapse and expand, the delegate chooses the primary")
  func choosesPrimary() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    pair.delegate.mainCollapsing = pair.secondary
    resize(window, width: 375)
    expectEqual(pair.split.viewControllers, [pair.secondary])
    #expect(pair.primary.parent == nil)
    expectEqual(pair.delegate.take(), "primary for collapsing")
    pair.delegate.mainExpanding = pair.primary
    pair.delegate.separated = pair.secondary
    resize(window, width: 1194)
    expectEqual(pair.split.viewControllers, [pair.primary, pair.secondary])
    expectIdentical(pair.primary.view.window, window)
    expectEqual(pair.secondary.view.frame.width, 874)
  }

  @Test("section 4: collapse and expand on screen, every callback in pairs")
  func balanced() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    let trace = pair.trace()
    resize(window, width: 375)
    expectEqual(
      trace.take(),
      """
      S.viewWillDisappear
      D.viewWillDisappear
      S.viewDidDisappear
      D.viewDidDisappear
      S.didMove(nil)
      S.willMove(P)
      M.viewWillDisappear
      S.viewWillAppear
      D.viewWillAppear
      S.viewIsAppearing
      D.viewIsAppearing
      M.viewDidDisappear
      S.viewDidAppear
      D.viewDidAppear
      S.didMove(P)
      """
    )
    resize(window, width: 1194)
    expectEqual(
      trace.take(),
      """
      S.willMove(nil)
      S.viewWillDisappear
      D.viewWillDisappear
      M.viewWillAppear
      M.viewIsAppearing
      S.viewDidDisappear
      D.viewDidDisappear
      M.viewDidAppear
      S.didMove(nil)
      S.willMove(split)
      S.didMove(split)
      S.viewWillAppear
      D.viewWillAppear
      S.viewIsAppearing
      D.viewIsAppearing
      S.viewDidAppear
      D.viewDidAppear
      """
    )
  }

  @Test("section 4: a split view collapses by a trait that its parent overrides")
  func override() {
    let pair = Pair()
    let parent = UIViewController()
    parent.addChild(pair.split)
    parent.view.addSubview(pair.split.view)
    pair.split.didMove(toParent: parent)
    let window = show(parent, on: "ipad-11-landscape")
    #expect(!pair.split.isCollapsed)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: pair.split)
    #expect(pair.split.isCollapsed)
    CATransaction.flush()
    expectEqual(pair.primary.viewControllers, [pair.master, pair.secondary])
    parent.setOverrideTraitCollection(nil, forChild: pair.split)
    CATransaction.flush()
    #expect(!pair.split.isCollapsed)
    expectIdentical(pair.secondary.view.window, window)
  }

  @Test("section 4: a split view collapses by a trait that it overrides itself, before it is shown too")
  func ownOverride() {
    prepare("ipad-11-landscape")
    let pair = Pair()
    pair.split.traitOverrides.horizontalSizeClass = .compact
    let window = show(pair.split, on: "ipad-11-landscape")
    #expect(pair.split.isCollapsed)
    expectIdentical(pair.detail.view.window, window)
    pair.split.traitOverrides.horizontalSizeClass = .regular
    CATransaction.flush()
    expectEqual(pair.split.viewControllers, [pair.primary, pair.secondary])
  }

  @Test("section 4: what is pushed onto a column while it is collapsed is there after it expanded")
  func pushWhileCollapsed() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    resize(window, width: 375)
    let (more, most) = (UIViewController(), UIViewController())
    pair.detail.navigationController?.pushViewController(more, animated: true)
    CATransaction.flush()
    expectEqual(pair.secondary.viewControllers, [pair.detail, more])
    expectIdentical(more.view.window, window)
    expectEqual(pair.primary.navigationBar.items?.count, 3)
    HeadlessRuntime.tapBack(in: pair.primary)
    CATransaction.flush()
    expectEqual(pair.secondary.viewControllers, [pair.detail])
    pair.secondary.pushViewController(most, animated: false)
    resize(window, width: 1194)
    expectEqual(pair.primary.viewControllers, [pair.master])
    expectEqual(pair.secondary.viewControllers, [pair.detail, most])
    expectIdentical(most.view.window, window)
    expectEqual(most.view.frame.width, 874)
  }

  // MARK: Showing

  @Test("section 7: showDetailViewController looks up the parents to the split view, which shows a new secondary")
  func showDetail() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    let next = UIViewController()
    pair.master.showDetailViewController(next, sender: nil)
    CATransaction.flush()
    expectEqual(pair.delegate.take(), "show detail")
    expectEqual(pair.split.viewControllers, [pair.primary, next])
    expectIdentical(next.view.window, window)
    #expect(pair.secondary.parent == nil)
    pair.delegate.shows = true
    pair.master.showDetailViewController(UIViewController(), sender: nil)
    expectEqual(pair.split.viewControllers, [pair.primary, next])
  }

  @Test("section 7: collapsed, showDetailViewController pushes a controller, or a navigation controller with its stack")
  func showDetailCollapsed() {
    let master = UIViewController()
    let primary = UINavigationController(rootViewController: master)
    let split = UISplitViewController()
    split.viewControllers = [primary]
    let window = show(split)
    let (first, inner) = (UIViewController(), UIViewController())
    let second = UINavigationController(rootViewController: inner)
    let trace = Trace([("M", master), ("F", first), ("N", second), ("I", inner)])
    master.showDetailViewController(first, sender: nil)
    CATransaction.flush()
    first.showDetailViewController(second, sender: nil)
    CATransaction.flush()
    expectEqual(primary.viewControllers, [master, first, second])
    expectIdentical(inner.view.window, window)
    expectEqual(
      trace.take(),
      """
      F.willMove(?)
      F.viewDidLoad
      M.viewWillDisappear
      F.viewWillAppear
      F.viewIsAppearing
      M.viewDidDisappear
      F.viewDidAppear
      F.didMove(?)
      N.willMove(?)
      N.viewDidLoad
      F.viewWillDisappear
      N.viewWillAppear
      I.viewDidLoad
      I.viewWillAppear
      N.viewIsAppearing
      I.viewIsAppearing
      F.viewDidDisappear
      N.viewDidAppear
      I.viewDidAppear
      N.didMove(?)
      """
    )
  }

  @Test("section 7: collapsed without a navigation controller, showDetailViewController presents")
  func showDetailPresents() {
    let split = UISplitViewController()
    let primary = UIViewController()
    split.viewControllers = [primary]
    let window = show(split)
    let next = UIViewController()
    primary.showDetailViewController(next, sender: nil)
    CATransaction.flush()
    expectIdentical(split.presentedViewController, next)
    expectIdentical(next.view.window, window)
  }

  @Test("section 7: show replaces the primary, or the secondary for a child of the primary")
  func showPrimary() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    let next = UIViewController()
    pair.secondary.showDetailViewController(next, sender: nil)
    pair.split.show(pair.secondary, sender: nil)
    CATransaction.flush()
    expectEqual(pair.split.viewControllers, [pair.secondary, next])
    expectEqual(pair.delegate.take(), "show detail\nshow")
    expectIdentical(pair.detail.view.window, window)
    #expect(pair.primary.parent == nil)
  }

  @Test("section 3: a split view can't be pushed")
  func pushed() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = show(nav)
    let trace = Trace()
    nav.pushViewController(UISplitViewController(), animated: false)
    expectEqual(
      trace.take(),
      "misuse: Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>"
    )
    expectEqual(nav.viewControllers.count, 1)
    #expect(window.isKeyWindow)
  }

  // MARK: Display modes and frames, without columns

  @Test(
    "section 4: the display mode and the frames of a split view without columns",
    arguments: [
      ("ipad-11-landscape", "oneBesideSecondary | 0 320 | 320 874"),
      ("ipad-11", "secondaryOnly | 0 834"),
      ("ipad", "secondaryOnly | 0 810"),
      ("ipad-13-landscape", "oneBesideSecondary | 0 320 | 320 1046"),
      ("iphone-16-plus-landscape", "oneBesideSecondary | 0 320 | 320 612"),
    ]
  )
  func modes(device: String, text: String) {
    let pair = Pair()
    let window = show(pair.split, on: device)
    expectEqual(describe(pair.split), text)
    expectIdentical(window.rootViewController, pair.split)
  }

  /// The mode and where the columns begin and how wide they are.
  func describe(_ split: UISplitViewController) -> String {
    let columns = split.viewControllers.filter { $0.viewIfLoaded?.window != nil }.map { column in
      let frame = column.view.convert(column.view.bounds, to: split.view)
      return "\(Int(frame.minX)) \(Int(frame.width))"
    }
    return (["\(split.displayMode)"] + columns).joined(separator: " | ")
  }

  @Test("the primary's width: two fifths, at most 320 points, or as it is wished for within its bounds")
  func widths() {
    let pair = Pair()
    let split = pair.split
    let window = show(split, on: "ipad-11-landscape")
    expectEqual(split.primaryColumnWidth, 320)
    split.preferredPrimaryColumnWidthFraction = 0.5
    expectEqual(split.primaryColumnWidth, 320)
    split.maximumPrimaryColumnWidth = 500
    expectEqual(split.primaryColumnWidth, 500)
    split.preferredPrimaryColumnWidthFraction = 0.1
    #expect(abs(split.primaryColumnWidth - 119.4) < 0.001)
    split.minimumPrimaryColumnWidth = 200
    expectEqual(split.primaryColumnWidth, 200)
    split.preferredPrimaryColumnWidth = 280
    CATransaction.flush()
    expectEqual(describe(split), "oneBesideSecondary | 0 280 | 280 914")
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.primaryEdge = .trailing
    split.preferredPrimaryColumnWidthFraction = 0.25
    CATransaction.flush()
    expectEqual(describe(split), "oneBesideSecondary | 895 298 | 0 895")
    window.frame.size.width = 700
    split.preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    split.preferredDisplayMode = .oneBesideSecondary
    split.primaryEdge = .leading
    CATransaction.flush()
    expectEqual(describe(split), "oneBesideSecondary | 0 280 | 280 420")
  }

  @Test("the safe areas of columns: each edge of the screen that a column reaches")
  func safeAreas() {
    let pair = Pair()
    let window = show(pair.split, on: "iphone-16-plus-landscape")
    expectEqual(pair.primary.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 0))
    expectEqual(pair.secondary.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 59))
    expectEqual(pair.detail.view.safeAreaInsets, UIEdgeInsets(top: 32, left: 0, bottom: 21, right: 59))
    expectEqual(pair.primary.traitCollection.horizontalSizeClass, .compact)
    expectEqual(pair.secondary.traitCollection.horizontalSizeClass, .regular)
    #expect(window.isKeyWindow)
  }

  @Test("a preferred display mode: over the secondary, alone, beside it upright")
  func preferredModes() {
    let pair = Pair()
    let split = pair.split
    let window = show(split, on: "ipad-11")
    let trace = pair.trace()
    split.preferredDisplayMode = .oneOverSecondary
    CATransaction.flush()
    expectEqual(describe(split), "oneOverSecondary | 0 320 | 0 834")
    expectIdentical(split.view.subviews.last, pair.primary.view.superview)
    expectEqual(
      trace.take(),
      """
      P.viewDidLoad
      P.viewWillAppear
      M.viewDidLoad
      M.viewWillAppear
      P.viewIsAppearing
      M.viewIsAppearing
      P.viewDidAppear
      M.viewDidAppear
      """
    )
    split.preferredDisplayMode = .oneBesideSecondary
    CATransaction.flush()
    expectEqual(describe(split), "oneBesideSecondary | 0 320 | 320 514")
    expectEqual(trace.take(), "")
    split.preferredDisplayMode = .secondaryOnly
    CATransaction.flush()
    expectEqual(describe(split), "secondaryOnly | 0 834")
    expectEqual(
      trace.take(),
      "P.viewWillDisappear\nM.viewWillDisappear\nP.viewDidDisappear\nM.viewDidDisappear"
    )
    expectEqual(
      pair.delegate.take(),
      "willChangeTo oneOverSecondary\nwillChangeTo oneBesideSecondary\nwillChangeTo secondaryOnly"
    )
    #expect(window.isKeyWindow)
  }

  @Test("the button for the display mode shows and hides the primary, or goes where the delegate wants")
  func button() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11")
    HeadlessRuntime.tap(pair.split.displayModeButtonItem)
    CATransaction.flush()
    expectEqual(describe(pair.split), "oneOverSecondary | 0 320 | 0 834")
    HeadlessRuntime.tap(pair.split.displayModeButtonItem)
    CATransaction.flush()
    expectEqual(describe(pair.split), "secondaryOnly | 0 834")
    pair.delegate.target = .oneOverSecondary
    HeadlessRuntime.tap(pair.split.displayModeButtonItem)
    HeadlessRuntime.tap(pair.split.displayModeButtonItem)
    expectEqual(pair.split.displayMode, .oneOverSecondary)
    #expect(window.isKeyWindow)
  }

  @Test("a swipe shows and hides the primary unless presentsWithGesture is false")
  func swipe() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11")
    #expect(HeadlessRuntime.swipe(showingColumn: true, in: pair.split))
    #expect(!HeadlessRuntime.swipe(showingColumn: true, in: pair.split))
    #expect(HeadlessRuntime.swipe(showingColumn: false, in: pair.split))
    expectEqual(
      pair.delegate.take(),
      """
      gesture begins
      willChangeTo oneOverSecondary
      gesture ended
      gesture begins
      willChangeTo secondaryOnly
      gesture ended
      """
    )
    pair.split.presentsWithGesture = false
    #expect(!HeadlessRuntime.swipe(showingColumn: true, in: pair.split))
    #expect(window.isKeyWindow)
  }

  @Test("a pad turns: the primary goes upright and comes back sideways")
  func rotation() {
    let pair = Pair()
    let window = show(pair.split, on: "ipad-11-landscape")
    let trace = pair.trace()
    resize(window, to: "ipad-11")
    expectEqual(describe(pair.split), "secondaryOnly | 0 834")
    expectEqual(pair.secondary.view.safeAreaInsets, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    resize(window, to: "ipad-11-landscape")
    expectEqual(describe(pair.split), "oneBesideSecondary | 0 320 | 320 874")
    expectEqual(pair.delegate.take(), "willChangeTo secondaryOnly\nwillChangeTo oneBesideSecondary")
    expectEqual(
      trace.take(),
      """
      P.viewWillDisappear
      M.viewWillDisappear
      P.viewDidDisappear
      M.viewDidDisappear
      P.viewWillAppear
      M.viewWillAppear
      P.viewIsAppearing
      M.viewIsAppearing
      P.viewDidAppear
      M.viewDidAppear
      """
    )
  }

  @Test("a large phone turns: it expands sideways and collapses upright")
  func largePhone() {
    let pair = Pair()
    let window = show(pair.split, on: "iphone-16-plus")
    #expect(pair.split.isCollapsed)
    resize(window, to: "iphone-16-plus-landscape")
    expectEqual(describe(pair.split), "oneBesideSecondary | 0 320 | 320 612")
    resize(window, to: "iphone-16-plus")
    #expect(pair.split.isCollapsed)
    expectEqual(pair.primary.viewControllers, [pair.master, pair.secondary])
  }

  // MARK: Columns

  /// A split view of two or three columns of plain controllers.
  @MainActor struct Columns {
    let master = UIViewController()
    let middle = UIViewController()
    let detail = UIViewController()
    let split: UISplitViewController
    let delegate = Delegate()

    init(_ style: UISplitViewController.Style = .doubleColumn) {
      split = UISplitViewController(style: style)
      split.setViewController(master, for: .primary)
      if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
      split.setViewController(detail, for: .secondary)
      split.delegate = delegate
    }

    func trace() -> Trace { Trace([("M", master), ("S", middle), ("D", detail)]) }
  }

  @Test("columns: a plain controller is in a navigation controller, what was given is given back")
  func wrapping() {
    prepare("ipad-11-landscape")
    let columns = Columns(.tripleColumn)
    let split = columns.split
    expectEqual(split.style, .tripleColumn)
    expectIdentical(split.viewController(for: .primary), columns.master)
    expectIdentical(split.viewController(for: .secondary), columns.detail)
    expectEqual(
      split.children.map { ($0 as? UINavigationController)?.topViewController },
      [
        columns.master, columns.middle, columns.detail,
      ]
    )
    expectEqual(split.viewControllers, split.children)
    let own = UINavigationController(rootViewController: UIViewController())
    split.setViewController(own, for: .secondary)
    expectIdentical(split.viewController(for: .secondary), own)
    expectIdentical(split.viewControllers.last, own)
    let tabs = UITabBarController()
    split.setViewController(tabs, for: .secondary)
    expectIdentical(split.viewControllers.last, tabs)
    let trace = Trace()
    split.setViewController(UITabBarController(), for: .primary)
    UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
    UISplitViewController().setViewController(UIViewController(), for: .primary)
    expectEqual(
      trace.take(),
      """
      misuse: A tab bar controller can't be in the primary column
      misuse: <UISplitViewController> has no supplementary column
      misuse: <UISplitViewController> has no columns: it was made without a style
      """
    )
  }

  @Test("section 4: columns collapse onto the column that the delegate wants, the last one by default")
  func topColumn() {
    let columns = Columns()
    let window = show(columns.split)
    expectEqual(columns.delegate.take(), "top column, proposed secondary\ndidCollapse true")
    #expect(columns.split.isCollapsed)
    expectIdentical(columns.detail.view.window, window)
    expectEqual(columns.split.viewControllers.count, 1)
    let other = Columns()
    other.delegate.top = .primary
    let second = show(other.split)
    expectIdentical(other.master.view.window, second)
    #expect(!other.detail.isViewLoaded)
  }

  @Test("section 4: a compact column replaces all while it is collapsed")
  func compact() {
    let columns = Columns()
    let alone = UIViewController()
    columns.split.setViewController(alone, for: .compact)
    let window = show(columns.split, on: "ipad-11-landscape")
    expectIdentical(columns.split.viewController(for: .compact), alone)
    #expect(alone.parent == nil)
    #expect(!alone.isViewLoaded)
    let trace = columns.trace()
    trace.name(alone, "C")
    resize(window, width: 375)
    expectEqual(
      columns.delegate.take(),
      """
      top column, proposed compact
      willHide primary
      willHide secondary
      willShow compact
      didCollapse true
      """
    )
    expectEqual(columns.split.viewControllers, [alone])
    expectIdentical(alone.view.window, window)
    #expect(columns.detail.view.window == nil)
    resize(window, width: 1194)
    expectEqual(
      columns.delegate.take(),
      """
      mode for expanding, proposed oneBesideSecondary
      willShow primary
      willShow secondary
      didExpand true
      """
    )
    #expect(alone.parent == nil)
    expectIdentical(columns.detail.view.window, window)
    expectEqual(
      trace.take(),
      """
      M.viewWillDisappear
      M.viewDidDisappear
      D.viewWillDisappear
      D.viewDidDisappear
      C.willMove(?)
      C.didMove(?)
      C.viewDidLoad
      C.viewWillAppear
      C.viewIsAppearing
      C.viewDidAppear
      C.viewWillDisappear
      C.viewDidDisappear
      C.willMove(nil)
      C.didMove(nil)
      M.viewWillAppear
      D.viewWillAppear
      M.viewIsAppearing
      D.viewIsAppearing
      M.viewDidAppear
      D.viewDidAppear
      """
    )
  }

  @Test("section 4: columns that collapse and expand stand where they stood, with what was pushed meanwhile")
  func columnsPushed() {
    let columns = Columns(.tripleColumn)
    let split = columns.split
    let window = show(split, on: "ipad-11-landscape")
    columns.delegate.top = .supplementary
    let navigations = split.viewControllers
    resize(window, width: 375)
    expectIdentical(columns.middle.view.window, window)
    #expect(columns.detail.viewIfLoaded?.window == nil)
    split.show(.secondary)
    CATransaction.flush()
    expectIdentical(columns.detail.view.window, window)
    let (more, outer) = (UIViewController(), UIViewController())
    columns.detail.navigationController?.pushViewController(more, animated: true)
    CATransaction.flush()
    (navigations[0] as? UINavigationController)?.pushViewController(outer, animated: true)
    CATransaction.flush()
    expectIdentical(outer.view.window, window)
    _ = columns.delegate.take()
    columns.delegate.expandedMode = .twoBesideSecondary
    resize(window, width: 1194)
    expectEqual(split.viewControllers, navigations)
    expectEqual(
      navigations.map { ($0 as? UINavigationController)?.viewControllers ?? [] },
      [
        [columns.master], [columns.middle], [columns.detail, more, outer],
      ]
    )
    expectEqual(split.displayMode, .twoDisplaceSecondary)
    expectIdentical(outer.view.window, window)
  }

  @Test("columns: collapsed, show pushes up to a column and goes back to it, hide goes back before it")
  func showCollapsed() {
    let columns = Columns(.tripleColumn)
    let split = columns.split
    columns.delegate.top = .primary
    let window = show(split)
    split.show(.secondary)
    CATransaction.flush()
    let stack = split.viewControllers.first as? UINavigationController
    expectEqual(stack?.viewControllers.count, 3)
    split.show(.supplementary)
    CATransaction.flush()
    expectIdentical(columns.middle.view.window, window)
    split.hide(.supplementary)
    CATransaction.flush()
    expectEqual(stack?.viewControllers, [columns.master])
    split.show(.secondary)
    CATransaction.flush()
    split.show(.primary)
    CATransaction.flush()
    expectIdentical(columns.master.view.window, window)
    expectIdentical(split.viewController(for: .secondary), columns.detail)
  }

  @Test("columns: collapsed, a new secondary takes the old one's place on the stack; a new one is shown by show")
  func setCollapsed() {
    let columns = Columns()
    let split = columns.split
    let window = show(split)
    weak let old: UIViewController? = split.viewControllers.first?.children.last
    let next = UIViewController()
    split.setViewController(next, for: .secondary)
    CATransaction.flush()
    expectIdentical(next.view.window, window)
    #expect(old == nil)
    let master = UIViewController()
    split.setViewController(master, for: .primary)
    CATransaction.flush()
    expectIdentical(next.view.window, window)
    let stack = split.viewControllers.first as? UINavigationController
    expectIdentical(stack?.viewControllers.first, master)
    expectEqual(stack?.viewControllers.count, 2)
    split.hide(.secondary)
    CATransaction.flush()
    split.setViewController(UIViewController(), for: .secondary)
    CATransaction.flush()
    expectIdentical(master.view.window, window)
    let detail = UIViewController()
    master.showDetailViewController(detail, sender: nil)
    CATransaction.flush()
    expectIdentical(detail.view.window, window)
    expectIdentical(split.viewController(for: .secondary), detail)
  }

  @Test(
    "columns: the display modes and frames of each behavior",
    arguments: [
      (
        UISplitViewController.Style.doubleColumn, UISplitViewController.SplitBehavior.tile, "ipad-11-landscape",
        ["oneBesideSecondary | 0 320 | 320 874", "oneBesideSecondary | 0 320 | 320 874", "secondaryOnly | 0 1194"]
      ),
      (
        .doubleColumn, .overlay, "ipad-11",
        ["secondaryOnly | 0 834", "oneOverSecondary | 0 320 | 0 834", "secondaryOnly | 0 834"]
      ),
      (
        .tripleColumn, .tile, "ipad-13-landscape",
        [
          "oneBesideSecondary | 0 320 | 320 1046", "twoBesideSecondary | 0 320 | 320 320 | 640 726",
          "oneBesideSecondary | 0 320 | 320 1046",
        ]
      ),
      (
        .tripleColumn, .displace, "ipad-11-landscape",
        [
          "oneBesideSecondary | 0 320 | 320 874", "twoDisplaceSecondary | 0 320 | 320 320 | 640 874",
          "oneBesideSecondary | 0 320 | 320 874",
        ]
      ),
      (
        .tripleColumn, .overlay, "ipad-11",
        ["secondaryOnly | 0 834", "twoOverSecondary | 0 320 | 320 320 | 0 834", "oneOverSecondary | 0 320 | 0 834"]
      ),
    ]
  )
  func behaviors(
    style: UISplitViewController.Style,
    behavior: UISplitViewController.SplitBehavior,
    device: String,
    texts: [String]
  ) {
    let columns = Columns(style)
    let window = show(columns.split, on: device)
    expectEqual(columns.split.splitBehavior, behavior)
    var seen = [describe(columns.split)]
    columns.split.show(.primary)
    CATransaction.flush()
    seen.append(describe(columns.split))
    columns.split.hide(.primary)
    CATransaction.flush()
    seen.append(describe(columns.split))
    expectEqual(seen, texts)
    #expect(window.isKeyWindow)
  }

  @Test("columns: showing and hiding one calls the delegate, then the controllers, and takes time")
  func showColumn() {
    let columns = Columns()
    let window = show(columns.split, on: "ipad-11-landscape")
    let trace = columns.trace()
    HeadlessRuntime.clock.isHeld = true
    columns.split.hide(.primary)
    expectEqual(columns.delegate.take(), "willChangeTo secondaryOnly\nwillHide primary")
    CATransaction.flush()
    expectEqual(trace.take(), "M.viewWillDisappear")
    expectIdentical(columns.master.view.window, window)
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(trace.take(), "M.viewDidDisappear")
    #expect(columns.master.view.window == nil)
    columns.split.show(.primary)
    expectEqual(columns.delegate.take(), "willChangeTo oneBesideSecondary\nwillShow primary")
    columns.split.hide(.primary)
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(
      trace.take(),
      "M.viewWillAppear\nM.viewWillDisappear\nM.viewDidDisappear"
    )
    HeadlessRuntime.clock.isHeld = false
  }

  @Test("columns: a preferred mode is fitted to the behavior, unless presentsWithGesture is false")
  func fitted() {
    let columns = Columns(.tripleColumn)
    let split = columns.split
    let window = show(split, on: "ipad-11")
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .twoBesideSecondary
    expectEqual(split.displayMode, .twoOverSecondary)
    split.preferredSplitBehavior = .displace
    CATransaction.flush()
    expectEqual(split.displayMode, .twoDisplaceSecondary)
    split.presentsWithGesture = false
    split.preferredDisplayMode = .oneOverSecondary
    expectEqual(split.displayMode, .oneOverSecondary)
    split.presentsWithGesture = true
    split.preferredSplitBehavior = .automatic
    split.preferredDisplayMode = .oneBesideSecondary
    CATransaction.flush()
    expectEqual(describe(split), "oneBesideSecondary | 0 320 | 320 514")
    #expect(window.isKeyWindow)
  }

  @Test("columns: each has its own stack")
  func navigation() {
    let columns = Columns()
    let window = show(columns.split, on: "ipad-11-landscape")
    let (left, right) = (UIViewController(), UIViewController())
    columns.master.show(left, sender: nil)
    columns.detail.show(right, sender: nil)
    CATransaction.flush()
    expectEqual(columns.master.navigationController?.viewControllers, [columns.master, left])
    expectEqual(columns.detail.navigationController?.viewControllers, [columns.detail, right])
    expectIdentical(left.view.window, window)
    expectEqual(left.view.frame.width, 320)
    expectEqual(right.view.frame.width, 874)
    expectEqual(left.view.safeAreaInsets, UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
  }

  // MARK: Among other containers

  @Test("a split view in a tab bar: loaded when it is selected, collapsed on a phone, under the bar's height")
  func inTabs() {
    let pair = Pair()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), pair.split]
    let window = show(tabs)
    #expect(!pair.split.isViewLoaded)
    #expect(!pair.split.isCollapsed)
    tabs.selectedIndex = 1
    #expect(pair.split.isCollapsed)
    CATransaction.flush()
    expectIdentical(pair.detail.view.window, window)
    expectEqual(pair.detail.view.safeAreaInsets, UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    expectIdentical(pair.detail.tabBarController, tabs)
    let trace = pair.trace()
    tabs.selectedIndex = 0
    CATransaction.flush()
    tabs.selectedIndex = 1
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      split.viewWillDisappear
      P.viewWillDisappear
      S.viewWillDisappear
      D.viewWillDisappear
      split.viewDidDisappear
      P.viewDidDisappear
      S.viewDidDisappear
      D.viewDidDisappear
      split.viewWillAppear
      P.viewWillAppear
      S.viewWillAppear
      D.viewWillAppear
      split.viewIsAppearing
      P.viewIsAppearing
      S.viewIsAppearing
      D.viewIsAppearing
      split.viewDidAppear
      P.viewDidAppear
      S.viewDidAppear
      D.viewDidAppear
      """
    )
  }

  @Test("a pad's window becomes narrow while a split view's tab is not selected: it collapses when it is")
  func narrowedBehind() {
    let pair = Pair()
    let tabs = UITabBarController()
    tabs.viewControllers = [pair.split, UIViewController()]
    let window = show(tabs, on: "ipad-11-landscape")
    tabs.selectedIndex = 1
    resize(window, width: 375)
    #expect(!pair.split.isCollapsed)
    tabs.selectedIndex = 0
    CATransaction.flush()
    #expect(pair.split.isCollapsed)
    expectIdentical(pair.detail.view.window, window)
    expectEqual(pair.primary.viewControllers, [pair.master, pair.secondary])
  }

  @Test("first show of an expanded split view: each controller hears of it once, in the order of the columns")
  func firstShow() {
    let pair = Pair()
    let trace = pair.trace()
    let window = show(pair.split, on: "ipad-11-landscape")
    expectEqual(
      trace.take(),
      """
      split.viewDidLoad
      split.viewWillAppear
      P.viewDidLoad
      S.viewDidLoad
      P.viewWillAppear
      M.viewDidLoad
      M.viewWillAppear
      S.viewWillAppear
      D.viewDidLoad
      D.viewWillAppear
      split.viewIsAppearing
      P.viewIsAppearing
      M.viewIsAppearing
      S.viewIsAppearing
      D.viewIsAppearing
      split.viewDidAppear
      P.viewDidAppear
      M.viewDidAppear
      S.viewDidAppear
      D.viewDidAppear
      """
    )
    #expect(window.isKeyWindow)
  }

  @Test("no controller outlives its place: replaced secondaries and columns, collapsed, expanded, and the split itself")
  func leaks() {
    var released: [Weak] = []
    do {
      let split = UISplitViewController()
      released.append(Weak(split))
      func make() -> UINavigationController {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        released += [Weak(root), Weak(navigation)]
        return navigation
      }
      split.viewControllers = [make(), make()]
      let window = show(split, on: "ipad-11-landscape")
      split.showDetailViewController(make(), sender: nil)
      CATransaction.flush()
      resize(window, width: 375)
      split.showDetailViewController(make(), sender: nil)
      CATransaction.flush()
      resize(window, width: 1194)
      split.viewControllers = [make(), make()]
      resize(window, width: 375)
      let columns = UISplitViewController(style: .tripleColumn)
      released.append(Weak(columns))
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
        let controller = UIViewController()
        released.append(Weak(controller))
        columns.setViewController(controller, for: column)
      }
      window.rootViewController = columns
      CATransaction.flush()
      columns.setViewController(nil, for: .compact)
      CATransaction.flush()
      resize(window, width: 1194)
      columns.setViewController(make(), for: .secondary)
      CATransaction.flush()
      window.rootViewController = nil
      CATransaction.flush()
    }
    expectEqual(released.filter { $0.object != nil }.count, 0)
  }

  struct Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
