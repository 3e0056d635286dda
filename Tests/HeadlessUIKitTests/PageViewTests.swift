import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct PageViewTests {
  /// Gives named pages in order and notes what it is asked.
  final class Source: NSObject, UIPageViewControllerDataSource {
    var pages: [UIViewController]
    var log: [String] = []
    var dots = 0
    var dot = 0

    init(_ pages: [UIViewController]) { self.pages = pages }

    private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      log.append("\(step > 0 ? "after" : "before") \(index)")
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      log.append("count")
      return dots
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      log.append("index")
      return dot
    }
    func take() -> String {
      defer { log = [] }
      return log.joined(separator: ", ")
    }
  }

  final class Delegate: NSObject, UIPageViewControllerDelegate {
    var trace: Trace?
    var spine: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?
    var orientations = UIInterfaceOrientationMask.portrait

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      trace?.note("willTransitionTo \(pendingViewControllers.count)")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      trace?.note("didFinish \(finished), from \(previousViewControllers.count), completed \(completed)")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      spine?(pageViewController, orientation) ?? pageViewController.spineLocation
    }
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
      -> UIInterfaceOrientationMask
    { orientations }
  }

  @MainActor struct Book {
    let pages: [UIViewController]
    let container: UIPageViewController
    let source: Source
    let delegate = Delegate()

    init(
      _ style: UIPageViewController.TransitionStyle = .scroll,
      count: Int = 3,
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
      pages = (0..<count).map { _ in UIViewController() }
      container = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
      source = Source(pages)
      container.dataSource = source
      container.delegate = delegate
    }

    /// Shows the first page and begins to listen.
    func open(on device: String = "iphone-16", at index: Int = 0) -> (UIWindow, Trace) {
      container.setViewControllers([pages[index]], direction: .forward, animated: false)
      let window = show(container, on: device)
      return (window, trace())
    }

    func trace() -> Trace {
      let trace = Trace(zip("ABCDEFGH", pages).map { (String($0), $1) } + [("book", container)])
      delegate.trace = trace
      return trace
    }
  }

  // MARK: Section 1

  @Test("section 1: scrolled pages, new will, old will, new did, old did", arguments: [false, true])
  func scroll(animated: Bool) {
    let book = Book()
    let (window, trace) = book.open()
    book.container.setViewControllers([book.pages[1]], direction: .forward, animated: animated) {
      trace.note("completion \($0)")
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.willMove(book)
      A.willMove(nil)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      B.viewDidAppear
      A.viewDidDisappear
      B.didMove(book)
      A.didMove(nil)
      completion true
      """
    )
    expectIdentical(book.pages[1].view.window, window)
    #expect(book.pages[0].view.window == nil)
    expectEqual(book.container.children, [book.pages[1]])
  }

  @Test("section 1: curled pages, new will, old will, old did, new did", arguments: [false, true])
  func curl(animated: Bool) {
    let book = Book(.pageCurl)
    let (window, trace) = book.open()
    book.container.setViewControllers([book.pages[1]], direction: .forward, animated: animated) {
      trace.note("completion \($0)")
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.willMove(book)
      A.willMove(nil)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      B.didMove(book)
      A.didMove(nil)
      completion true
      """
    )
    expectIdentical(book.pages[1].view.window, window)
  }

  @Test("section 1: a swipe over scrolled pages, between willTransitionTo and didFinishAnimating")
  func swipeScroll() {
    let book = Book()
    let (window, trace) = book.open()
    #expect(HeadlessRuntime.swipe(.forward, in: book.container))
    expectEqual(book.container.viewControllers, [book.pages[0]])
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      willTransitionTo 1
      B.willMove(book)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      A.willMove(nil)
      B.viewDidAppear
      A.viewDidDisappear
      B.didMove(book)
      A.didMove(nil)
      didFinish true, from 1, completed true
      """
    )
    expectEqual(book.container.viewControllers, [book.pages[1]])
    expectIdentical(book.pages[1].view.window, window)
  }

  @Test("section 1: a swipe over curled pages, old did, new did")
  func swipeCurl() {
    let book = Book(.pageCurl)
    let (window, trace) = book.open(at: 1)
    #expect(HeadlessRuntime.swipe(.reverse, in: book.container))
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      willTransitionTo 1
      A.willMove(book)
      A.viewDidLoad
      A.viewWillAppear
      B.viewWillDisappear
      A.viewIsAppearing
      B.willMove(nil)
      B.viewDidDisappear
      A.viewDidAppear
      A.didMove(book)
      B.didMove(nil)
      didFinish true, from 1, completed true
      """
    )
    expectIdentical(book.pages[0].view.window, window)
  }

  @Test("section 1: page scroll cancelled, the old page comes back completely, then the new one goes")
  func cancelScroll() {
    let book = Book()
    let (window, trace) = book.open()
    #expect(HeadlessRuntime.beginSwipe(.forward, in: book.container))
    expectEqual(
      trace.take(),
      """
      willTransitionTo 1
      B.willMove(book)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      """
    )
    HeadlessRuntime.cancelSwipe(in: book.container)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.viewIsAppearing
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewWillDisappear
      B.viewDidDisappear
      B.willMove(nil)
      B.didMove(nil)
      didFinish true, from 1, completed false
      """
    )
    expectEqual(book.container.viewControllers, [book.pages[0]])
    expectIdentical(book.pages[0].view.window, window)
    #expect(book.pages[1].view.window == nil)
    expectEqual(book.container.children, [book.pages[0]])
  }

  @Test("section 1: page curl cancelled, New.willDisappear, Cur.willAppear, New.didDisappear, Cur.didAppear")
  func cancelCurl() {
    let book = Book(.pageCurl)
    let (window, trace) = book.open()
    #expect(HeadlessRuntime.beginSwipe(.forward, in: book.container))
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      willTransitionTo 1
      B.willMove(book)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      """
    )
    HeadlessRuntime.cancelSwipe(in: book.container)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      B.viewDidDisappear
      A.viewDidAppear
      B.willMove(nil)
      B.didMove(nil)
      didFinish true, from 1, completed false
      """
    )
    expectIdentical(book.pages[0].view.window, window)
    #expect(book.pages[1].view.window == nil)
  }

  // MARK: Section 4 and the rest

  @Test("section 4: a programmatic set calls no delegate, only its completion, off screen too")
  func programmatic() {
    prepare()
    let book = Book()
    let trace = book.trace()
    book.container.setViewControllers([book.pages[0]], direction: .forward, animated: true) {
      trace.note("completion \($0)")
    }
    CATransaction.flush()
    expectEqual(trace.take(), "A.willMove(book)\nA.didMove(book)\ncompletion true")
    #expect(!book.pages[0].isViewLoaded)
    expectEqual(book.container.viewControllers, [book.pages[0]])
    let window = show(book.container)
    _ = trace.take()
    book.container.setViewControllers([book.pages[0]], direction: .forward, animated: true) {
      trace.note("completion \($0)")
    }
    CATransaction.flush()
    expectEqual(trace.take(), "completion true")
    #expect(window.isKeyWindow)
  }

  @Test("an animated set takes time; another one ends it at once, its completion hears false")
  func interrupted() {
    let book = Book()
    let (window, trace) = book.open()
    HeadlessRuntime.clock.isHeld = true
    for page in book.pages[1...2] {
      book.container.setViewControllers([page], direction: .forward, animated: true) { trace.note("completion \($0)") }
    }
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      B.willMove(book)
      A.willMove(nil)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      B.viewDidAppear
      A.viewDidDisappear
      B.didMove(book)
      A.didMove(nil)
      completion false
      C.willMove(book)
      B.willMove(nil)
      C.viewDidLoad
      C.viewWillAppear
      B.viewWillDisappear
      C.viewIsAppearing
      """
    )
    #expect(!HeadlessRuntime.swipe(.reverse, in: book.container))
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(
      trace.take(),
      "C.viewDidAppear\nB.viewDidDisappear\nC.didMove(book)\nB.didMove(nil)\ncompletion true"
    )
    HeadlessRuntime.clock.isHeld = false
    expectIdentical(book.pages[2].view.window, window)
  }

  @Test("a set during a swipe sends the swiped page back first")
  func setDuringSwipe() {
    let book = Book()
    let (window, trace) = book.open()
    HeadlessRuntime.beginSwipe(.forward, in: book.container)
    CATransaction.flush()
    _ = trace.take()
    book.container.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    CATransaction.flush()
    expectEqual(
      trace.take(),
      """
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewWillDisappear
      B.viewDidDisappear
      B.willMove(nil)
      B.didMove(nil)
      didFinish false, from 1, completed false
      C.willMove(book)
      A.willMove(nil)
      C.viewDidLoad
      C.viewWillAppear
      A.viewWillDisappear
      C.viewIsAppearing
      C.viewDidAppear
      A.viewDidDisappear
      C.didMove(book)
      A.didMove(nil)
      """
    )
    expectEqual(book.container.children, [book.pages[2]])
    expectIdentical(book.pages[2].view.window, window)
  }

  @Test("scrolled pages: both neighbours are asked for at a swipe, the next one after it; a set forgets them")
  func asksScroll() {
    let book = Book(count: 4)
    let (window, _) = book.open()
    expectEqual(book.source.take(), "count")
    HeadlessRuntime.swipe(.forward, in: book.container)
    expectEqual(book.source.take(), "before 0, after 0")
    CATransaction.flush()
    expectEqual(book.source.take(), "after 1")
    HeadlessRuntime.swipe(.reverse, in: book.container)
    expectEqual(book.source.take(), "")
    CATransaction.flush()
    expectEqual(book.source.take(), "before 0")
    #expect(!HeadlessRuntime.swipe(.reverse, in: book.container))
    expectEqual(book.source.take(), "")
    book.container.setViewControllers([book.pages[3]], direction: .forward, animated: false)
    CATransaction.flush()
    expectEqual(book.source.take(), "count")
    #expect(!HeadlessRuntime.swipe(.forward, in: book.container))
    expectEqual(book.source.take(), "before 3, after 3")
    book.container.dataSource = nil
    #expect(!HeadlessRuntime.swipe(.reverse, in: book.container))
    #expect(window.isKeyWindow)
  }

  @Test("curled pages: only the page that a swipe turns to is asked for, each time")
  func asksCurl() {
    let book = Book(.pageCurl)
    let (window, _) = book.open()
    HeadlessRuntime.swipe(.forward, in: book.container)
    CATransaction.flush()
    expectEqual(book.source.take(), "after 0")
    HeadlessRuntime.swipe(.reverse, in: book.container)
    CATransaction.flush()
    expectEqual(book.source.take(), "before 1")
    #expect(!HeadlessRuntime.swipe(.reverse, in: book.container))
    expectEqual(book.source.take(), "before 0")
    for recognizer in book.container.gestureRecognizers { recognizer.isEnabled = false }
    #expect(!HeadlessRuntime.swipe(.forward, in: book.container))
    expectEqual(book.source.take(), "")
    #expect(window.isKeyWindow)
  }

  @Test("the page control: count and index are asked for after a set, a swipe moves the dot")
  func pageControl() {
    let book = Book()
    book.source.dots = 3
    book.source.dot = 1
    let (window, _) = book.open(at: 1)
    expectEqual(book.source.take(), "count, index")
    let control = book.container.view.subviews.compactMap { $0 as? UIPageControl }.first
    expectEqual(control?.numberOfPages, 3)
    expectEqual(control?.currentPage, 1)
    expectEqual(control?.frame, CGRect(x: 0, y: 792, width: 393, height: 26))
    expectEqual(book.pages[1].view.frame.size, CGSize(width: 393, height: 792))
    HeadlessRuntime.swipe(.forward, in: book.container)
    CATransaction.flush()
    expectEqual(control?.currentPage, 2)
    expectEqual(book.source.take(), "before 1, after 1, after 2")
    if let control { HeadlessRuntime.goTo(page: 0, in: control) }
    CATransaction.flush()
    expectEqual(control?.currentPage, 1)
    expectIdentical(book.pages[1].view.window, window)
    book.source.dots = 0
    book.container.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    CATransaction.flush()
    #expect(control?.superview == nil)
    expectEqual(book.pages[0].view.frame.size, CGSize(width: 393, height: 852))
    let curled = Book(.pageCurl)
    curled.source.dots = 3
    let (other, _) = curled.open()
    expectEqual(curled.source.take(), "")
    #expect(other !== window)
  }

  @Test("where scrolled pages are: in the middle of three, with the points between them, and the screen's safe area")
  func frames() {
    let book = Book(options: [.interPageSpacing: 20])
    let (window, _) = book.open()
    let scroll = book.container.view.subviews.compactMap { $0 as? UIScrollView }.first
    expectEqual(scroll?.frame, CGRect(x: -10, y: 0, width: 413, height: 852))
    expectEqual(scroll?.contentOffset, CGPoint(x: 413, y: 0))
    func place(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: book.container.view) }
    expectEqual(place(book.pages[0]), CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual(book.pages[0].view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    HeadlessRuntime.beginSwipe(.forward, in: book.container)
    CATransaction.flush()
    expectEqual(place(book.pages[1]), CGRect(x: 413, y: 0, width: 393, height: 852))
    HeadlessRuntime.finishSwipe(in: book.container)
    CATransaction.flush()
    expectEqual(place(book.pages[1]), CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll?.isScrollEnabled = false
    #expect(!HeadlessRuntime.swipe(.forward, in: book.container))
    let vertical = Book(.scroll, .vertical)
    let (other, _) = vertical.open()
    HeadlessRuntime.beginSwipe(.forward, in: vertical.container)
    expectEqual(
      vertical.pages[1].view.convert(vertical.pages[1].view.bounds, to: vertical.container.view),
      CGRect(x: 0, y: 852, width: 393, height: 852)
    )
    HeadlessRuntime.cancelSwipe(in: vertical.container)
    CATransaction.flush()
    #expect(other !== window)
  }

  @Test("a spine in the middle: two pages, side by side, double-sided; a swipe turns two")
  func twoPages() {
    let book = Book(.pageCurl, count: 6, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    let container = book.container
    expectEqual(container.spineLocation, .mid)
    #expect(container.isDoubleSided)
    container.isDoubleSided = false
    #expect(container.isDoubleSided)
    prepare("ipad-11-landscape")
    container.setViewControllers([book.pages[2], book.pages[3]], direction: .forward, animated: false)
    let window = show(container, on: "ipad-11-landscape")
    expectEqual(book.pages[2].view.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 0))
    expectEqual(book.pages[3].view.convert(CGPoint.zero, to: nil), CGPoint(x: 597, y: 0))
    let trace = book.trace()
    HeadlessRuntime.swipe(.forward, in: container)
    CATransaction.flush()
    expectEqual(container.viewControllers, [book.pages[4], book.pages[5]])
    expectEqual(
      trace.take(),
      """
      willTransitionTo 2
      E.willMove(book)
      F.willMove(book)
      E.viewDidLoad
      F.viewDidLoad
      E.viewWillAppear
      F.viewWillAppear
      C.viewWillDisappear
      D.viewWillDisappear
      E.viewIsAppearing
      F.viewIsAppearing
      C.willMove(nil)
      D.willMove(nil)
      C.viewDidDisappear
      D.viewDidDisappear
      E.viewDidAppear
      F.viewDidAppear
      E.didMove(book)
      F.didMove(book)
      C.didMove(nil)
      D.didMove(nil)
      didFinish true, from 2, completed true
      """
    )
    HeadlessRuntime.swipe(.reverse, in: container)
    CATransaction.flush()
    expectEqual(container.viewControllers, [book.pages[2], book.pages[3]])
    #expect(window.isKeyWindow)
  }

  @Test("a wrong number of pages is refused in UIKit's words")
  func refused() {
    prepare()
    let trace = Trace()
    let book = Book()
    book.container.setViewControllers([], direction: .forward, animated: false)
    book.container.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
    let spread = Book(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    spread.container.setViewControllers([spread.pages[0]], direction: .forward, animated: false)
    func text(_ provided: Int, _ required: Int) -> String {
      "misuse: The number of view controllers provided (\(provided)) doesn't match the number required (\(required)) "
        + "for the requested transition"
    }
    expectEqual(trace.take(), [text(0, 1), text(2, 1), text(1, 2)].joined(separator: "\n"))
    expectEqual(book.container.viewControllers, [])
  }

  @Test("curled pages: after the device turned, the delegate moves the spine and sets the pages for it")
  func spine() {
    let book = Book(.pageCurl)
    let (window, trace) = book.open(on: "ipad-11")
    book.delegate.spine = { container, orientation in
      trace.note("spine for \(orientation)")
      let pages = orientation.isLandscape ? Array(book.pages[0...1]) : [book.pages[0]]
      container.setViewControllers(pages, direction: .forward, animated: false)
      return orientation.isLandscape ? .mid : .min
    }
    func turn(_ name: String) {
      if let device = HeadlessDevice(named: name) { HeadlessRuntime.configure(device: device) }
      window.frame = UIScreen.main.bounds
      CATransaction.flush()
    }
    turn("ipad-11-landscape")
    expectEqual(book.container.spineLocation, .mid)
    #expect(book.container.isDoubleSided)
    expectIdentical(book.pages[1].view.window, window)
    expectEqual(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil).minX, 597)
    turn("ipad-11")
    expectEqual(book.container.spineLocation, .min)
    expectEqual(book.container.viewControllers, [book.pages[0]])
    expectEqual(book.pages[0].view.frame.width, 834)
    #expect(!trace.take().contains("misuse"))
  }

  @Test("options and defaults: curl from side to side with the spine at the left; scrolled pages have none")
  func defaults() {
    prepare()
    let plain = UIPageViewController()
    expectEqual(plain.transitionStyle, .pageCurl)
    expectEqual(plain.navigationOrientation, .horizontal)
    expectEqual(plain.spineLocation, .min)
    #expect(!plain.isDoubleSided)
    expectEqual(plain.viewControllers, [])
    expectEqual(Book().container.spineLocation, UIPageViewController.SpineLocation.none)
    let book = Book()
    expectEqual(book.container.supportedInterfaceOrientations, .portrait)
    #expect(book.container.gestureRecognizers.isEmpty)
    expectEqual(plain.supportedInterfaceOrientations, .allButUpsideDown)
  }

  @Test("the container goes off screen in the middle of a turn, and comes back with the page it turned to")
  func hiddenDuringTurn() {
    let book = Book()
    book.container.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [book.container, UIViewController()]
    let window = show(tabs)
    let trace = book.trace()
    HeadlessRuntime.clock.isHeld = true
    book.container.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    CATransaction.flush()
    tabs.selectedIndex = 1
    CATransaction.flush()
    HeadlessRuntime.clock.advance(by: 1)
    tabs.selectedIndex = 0
    CATransaction.flush()
    HeadlessRuntime.clock.isHeld = false
    expectEqual(
      trace.take(),
      """
      B.willMove(book)
      A.willMove(nil)
      B.viewDidLoad
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      book.viewWillDisappear
      B.viewWillDisappear
      book.viewDidDisappear
      B.viewDidDisappear
      A.viewDidDisappear
      B.didMove(book)
      A.didMove(nil)
      book.viewWillAppear
      B.viewWillAppear
      book.viewIsAppearing
      B.viewIsAppearing
      book.viewDidAppear
      B.viewDidAppear
      """
    )
    expectIdentical(book.pages[1].view.window, window)
  }

  @Test(
    "no page outlives its place: replaced, swiped away, cancelled, and the container itself",
    arguments: [
      UIPageViewController.TransitionStyle.scroll, .pageCurl,
    ]
  )
  func leaks(style: UIPageViewController.TransitionStyle) {
    final class Maker: NSObject, UIPageViewControllerDataSource {
      var made: [Weak] = []
      func make() -> UIViewController {
        let page = UIViewController()
        made.append(Weak(object: page))
        return page
      }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { make() }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { make() }
    }
    let maker = Maker()
    weak var released: UIPageViewController?
    do {
      let container = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      released = container
      container.dataSource = maker
      container.setViewControllers([maker.make()], direction: .forward, animated: false)
      let window = show(container)
      HeadlessRuntime.swipe(.forward, in: container)
      CATransaction.flush()
      HeadlessRuntime.beginSwipe(.forward, in: container)
      HeadlessRuntime.cancelSwipe(in: container)
      CATransaction.flush()
      container.setViewControllers([maker.make()], direction: .forward, animated: true)
      CATransaction.flush()
      expectEqual(maker.made.filter { $0.object != nil }.count, 1)
      window.rootViewController = nil
      CATransaction.flush()
    }
    #expect(released == nil)
    expectEqual(maker.made.filter { $0.object != nil }.count, 0)
  }

  struct Weak {
    weak var object: UIViewController?
  }
}
