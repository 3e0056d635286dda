import Expectations
import HeadlessUIKit
import Testing
import Thoroughness

/// Long runs of random steps, the same in every run, after which everything must fit together.
@MainActor @Suite struct SplitStormTests {
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// States that don't fit together: controllers on screen that haven't appeared or the other way round, wrong parents.
  func faults(below root: UIViewController, in window: UIWindow) -> [String] {
    var found: [String] = []
    var waiting = [root]
    var seen: Set<ObjectIdentifier> = []
    while let controller = waiting.popLast() {
      if !seen.insert(ObjectIdentifier(controller)).inserted { found.append("twice in the tree") }
      for child in controller.children where child.parent !== controller { found.append("a child has another parent") }
      waiting += controller.children
    }
    for line in HeadlessRuntime.printHierarchy(of: root).split(separator: "\n") {
      let isOnScreen = !line.contains("not in the window") && !line.contains("not loaded")
      if line.contains("state: appeared") != isOnScreen { found.append(String(line)) }
      if line.contains("appearing") { found.append(String(line)) }
    }
    return found
  }

  @Test(
    "a storm of pushes, pops, details and sizes over a split view leaves it intact",
    arguments: 1...Thoroughness.count(8, all: 40)
  )
  func pairs(seed: UInt64) {
    var dice = Dice(state: seed)
    var misuse: [String] = []
    let split = UISplitViewController()
    let primary = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [primary, UINavigationController(rootViewController: UIViewController())]
    let window = show(split, on: "ipad-11-landscape")
    HeadlessRuntime.misuseHandler = { misuse.append($0) }
    HeadlessRuntime.clock.isHeld = seed % 2 == 0
    defer { HeadlessRuntime.clock.isHeld = false }
    for step in 0..<60 {
      let animated = Bool.random(using: &dice)
      switch Int.random(in: 0..<9, using: &dice) {
      case 0: window.frame.size.width = 375
      case 1: window.frame.size.width = 1194
      case 2: window.frame.size.width = 700
      case 3: primary.pushViewController(UIViewController(), animated: animated)
      case 4: primary.popViewController(animated: animated)
      case 5:
        let top = primary.topViewController as? UINavigationController ?? split.viewControllers.last
        (top as? UINavigationController)?.pushViewController(UIViewController(), animated: animated)
      case 6: split.showDetailViewController(UIViewController(), sender: nil)
      case 7:
        let navigation = UINavigationController(rootViewController: UIViewController())
        split.showDetailViewController(navigation, sender: nil)
      default:
        split.preferredDisplayMode =
          [.automatic, .secondaryOnly, .oneOverSecondary].randomElement(using: &dice) ?? .automatic
      }
      if Bool.random(using: &dice) { CATransaction.flush() }
      if step % 10 == 9 {
        HeadlessRuntime.clock.finishAnimations()
        CATransaction.flush()
        let found = faults(below: split, in: window)
        expectEqual(found, [], "seed \(seed), step \(step)")
        if !found.isEmpty { break }
      }
    }
    expectEqual(misuse, [], "seed \(seed)")
  }

  @Test(
    "a storm of columns, pushes and sizes over a split view with columns leaves it intact",
    arguments: 1...Thoroughness.count(8, all: 40)
  )
  func columns(seed: UInt64) {
    var dice = Dice(state: seed &* 77)
    var misuse: [String] = []
    let split = UISplitViewController(style: seed % 3 == 0 ? .doubleColumn : .tripleColumn)
    let places: [UISplitViewController.Column] =
      seed % 3 == 0 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for place in places { split.setViewController(UIViewController(), for: place) }
    let window = show(split, on: "ipad-11-landscape")
    HeadlessRuntime.misuseHandler = { misuse.append($0) }
    HeadlessRuntime.clock.isHeld = seed % 2 == 0
    defer { HeadlessRuntime.clock.isHeld = false }
    for step in 0..<60 {
      guard let place = places.randomElement(using: &dice) else { break }
      switch Int.random(in: 0..<9, using: &dice) {
      case 0: window.frame.size.width = 375
      case 1: window.frame.size.width = 1194
      case 2: split.show(place)
      case 3: split.hide(place)
      case 4: split.viewController(for: place)?.show(UIViewController(), sender: nil)
      case 5: split.setViewController(UIViewController(), for: place)
      case 6: split.setViewController(Bool.random(using: &dice) ? UIViewController() : nil, for: .compact)
      case 7: split.showDetailViewController(UIViewController(), sender: nil)
      default: split.viewController(for: place)?.navigationController?.popViewController(animated: true)
      }
      if Bool.random(using: &dice) { CATransaction.flush() }
      if step % 10 == 9 {
        HeadlessRuntime.clock.finishAnimations()
        CATransaction.flush()
        if let presented = split.presentedViewController {
          presented.dismiss(animated: false)
          CATransaction.flush()
        }
        let found = faults(below: split, in: window)
        expectEqual(found, [], "seed \(seed), step \(step)")
        if !found.isEmpty { break }
      }
    }
    expectEqual(misuse.filter { !$0.contains("Attempt to present") }, [], "seed \(seed)")
  }

  @Test("a storm of swipes and sets over pages leaves them intact", arguments: 1...Thoroughness.count(8, all: 20))
  func pages(seed: UInt64) {
    final class Source: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { UIViewController() }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { UIViewController() }
    }
    var dice = Dice(state: seed &* 991)
    var misuse: [String] = []
    let source = Source()
    let book = UIPageViewController(
      transitionStyle: seed % 2 == 0 ? .scroll : .pageCurl,
      navigationOrientation: .horizontal
    )
    book.dataSource = source
    book.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [book, UIViewController()]
    let window = show(tabs)
    HeadlessRuntime.misuseHandler = { misuse.append($0) }
    HeadlessRuntime.clock.isHeld = seed % 4 < 2
    defer { HeadlessRuntime.clock.isHeld = false }
    for step in 0..<60 {
      let animated = Bool.random(using: &dice)
      switch Int.random(in: 0..<7, using: &dice) {
      case 0: HeadlessRuntime.swipe(animated ? .forward : .reverse, in: book)
      case 1: HeadlessRuntime.beginSwipe(animated ? .forward : .reverse, in: book)
      case 2: HeadlessRuntime.cancelSwipe(in: book)
      case 3: HeadlessRuntime.finishSwipe(in: book)
      case 4: book.setViewControllers([UIViewController()], direction: .forward, animated: animated)
      case 5: tabs.selectedIndex = 1
      default: tabs.selectedIndex = 0
      }
      if Bool.random(using: &dice) { CATransaction.flush() }
      if step % 10 == 9 {
        HeadlessRuntime.cancelSwipe(in: book)
        HeadlessRuntime.clock.finishAnimations()
        CATransaction.flush()
        let found = faults(below: tabs, in: window)
        expectEqual(found, [], "seed \(seed), step \(step)")
        expectEqual(book.children, book.viewControllers)
        if !found.isEmpty { break }
      }
    }
    expectEqual(misuse, [], "seed \(seed)")
  }
}
