import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Parts that never call back, call back twice, or throw; two navigations at a time; controllers that vanish meanwhile.
@MainActor
@Suite("Navigations that go wrong")
struct FailureTests {
  private struct StubbornAction: Action {
    let calls: Int
    var routingName: String { "stubborn" }
    func perform(
      with viewController: UIViewController,
      on existingController: UIViewController,
      animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      for _ in 0..<calls { completion(.success) }
    }
  }

  private func interceptor(calls: [RoutingResult]) -> InlineInterceptor<String> {
    InlineInterceptor("odd", timeout: 2) { _, completion in for call in calls { completion(call) } }
  }

  @Test("an interceptor that never answers is given up after its time, and nothing has moved")
  func silentInterceptor() {
    let screen = RoutingScreen(NamedController("home"))
    let route = StepAssembly.new("a").adding(interceptor(calls: [])).using(.present).from(.current)
    var ends: [String] = []
    screen.router.navigate(to: route, with: "") { if case .failure(let error) = $0 { ends.append("\(error)") } }
    CATransaction.flush()
    HeadlessRuntime.clock.advance(by: 1.9)
    expectEqual(ends, [])
    HeadlessRuntime.clock.advance(by: 0.2)
    expectEqual(ends, ["'odd' didn't answer within 2 seconds"])
    expectEqual(screen.text, "home")
    expectEqual(screen.go(StepAssembly.new("b").using(.present).from(.current), ""), "home b")
  }

  @Test("an interceptor that answers twice is heard once, and the completion is called once")
  func doubleAnswers() {
    let screen = RoutingScreen(NamedController("home"))
    let twice = StepAssembly.new("a").adding(interceptor(calls: [.success, .failure(RoutingProblem("late"))]))
    expectEqual(screen.go(twice.using(.present).from(.current), ""), "home a")
    expectEqual(screen.text, "home > a")
    let refusing = StepAssembly.new("b").adding(interceptor(calls: [.failure(RoutingProblem("first")), .success]))
    expectEqual(screen.go(refusing.using(.present).from(.current), ""), "'odd' refused: first")
    expectEqual(screen.text, "home > a")
    expectEqual(screen.go(StepAssembly.new("c").using(StubbornAction(calls: 3)).from(.current), ""), "a c")
  }

  @Test("an action that never calls back ends with what was done and what was not")
  func silentAction() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    screen.window.rootViewController?.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    let route = StepAssembly.new("a").using(StubbornAction(calls: 0)).from(.root)
    expectEqual(
      screen.go(route, ""),
      """
      'stubborn a on navigation' didn't answer within 10 seconds
        done: dismiss modal; build a
        not done: stubborn a on navigation
      """
    )
    expectEqual(screen.text, "navigation[*list*]")
  }

  @Test("what throws is named, at whatever point it throws")
  func throwing() {
    let screen = RoutingScreen(NamedController("home"))
    struct Oops: Error, CustomStringConvertible { var description: String { "oops" } }
    let finder = StepAssembly(
      "a",
      finder: InlineFinder<NamedController, String> { _, _ in throw Oops() },
      factory: InlineFactory<NamedController, String> { _ in NamedController("a") }
    )
    expectEqual(screen.go(finder.using(.present).from(.current), ""), "'a' can't be prepared: oops")
    let factory = StepAssembly(
      "b",
      finder: NilFinder(),
      factory: InlineFactory<NamedController, String> { _ in throw Oops() }
    )
    expectEqual(
      screen.go(factory.using(.present).from(.current), ""),
      "'b' failed: oops"
    )
    let task = StepAssembly.new("c").adding(InlineContextTask("t") { (_: NamedController, _: String) in throw Oops() })
    expectEqual(
      screen.go(task.using(.present).from(.current), ""),
      "'c' failed: oops"
    )
    let present = StepAssembly.new("d").using(.present).from(
      Route<UIViewController, String>.found(by: InlineFinder { _, stack in stack.root })
    )
    screen.window.rootViewController?.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    expectEqual(screen.go(present, ""), "home d")
    expectEqual(screen.text, "home > d")
  }

  @Test("a second navigation waits, takes the first one's place, or is refused")
  func second() {
    for policy in SecondNavigationPolicy.allCases {
      let navigation = UINavigationController(rootViewController: NamedController("list"))
      let screen = RoutingScreen(navigation)
      screen.router.policy = policy
      let found = Route<UINavigationController, String>.found(by: ClassFinder())
      var ends: [String] = []
      func go(_ name: String) {
        screen.router.navigate(to: StepAssembly.new(name).using(.push).from(found), with: "") { result in
          switch result {
          case .success: ends.append("\(name) done")
          case .failure(let error): ends.append("\(name) \(error.kind)")
          }
        }
      }
      go("a")
      go("b")
      go("c")
      CATransaction.flush()
      switch policy {
      case .wait:
        expectEqual(ends, ["a done", "b done", "c done"])
        expectEqual(screen.text, "navigation[list, a, b, *c*]")
      case .replace:
        expectEqual(ends, ["b cancelled", "a done", "c done"])
        expectEqual(screen.text, "navigation[list, a, *c*]")
      case .refuse:
        expectEqual(ends, ["b busy", "c busy", "a done"])
        expectEqual(screen.text, "navigation[list, *a*]")
      }
    }
  }

  @Test("routers with one lock navigate one at a time; a logging router tells plan and end")
  func decorators() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    let lock = SingleNavigationLock()
    let one = SingleNavigationRouter(screen.router, lock: lock)
    let other = SingleNavigationRouter(DefaultRouter(window: GivenWindowProvider(screen.window)), lock: lock)
    let found = Route<UINavigationController, String>.found(by: ClassFinder())
    var ends: [String] = []
    one.navigate(to: StepAssembly.new("a").using(.push).from(found), with: "") { _ in ends.append("a") }
    other.navigate(to: StepAssembly.new("b").using(.push).from(found), with: "") { result in
      if case .failure(let error) = result { ends.append("b \(error.kind)") }
    }
    CATransaction.flush()
    expectEqual(ends, ["b busy", "a"])
    expectEqual(screen.go(StepAssembly.new("c").using(.push).from(found), "", with: other), "navigation c")
    var lines: [String] = []
    screen.go(
      StepAssembly.new("d").using(.push).from(found),
      "",
      with: LoggingRouter(screen.router) { lines.append($0) }
    )
    expectEqual(lines.count, 2)
    expectEqual(lines.first?.contains("push   d on navigation"), true)
    expectEqual(lines.last, "d: done")
  }

  @Test("cancelled while it asks it ends at once; while it moves, after the move; later answers are not heard")
  func cancelling() async throws {
    let screen = RoutingScreen(NamedController("home"))
    var answer: ((RoutingResult) -> Void)?
    let asking = InlineInterceptor<String>("slow") { _, completion in answer = completion }
    var ends: [String] = []
    let navigation = screen.router.navigate(
      to: StepAssembly.new("a").adding(asking).using(.present).from(.current),
      with: ""
    ) { result in if case .failure(let error) = result { ends.append("\(error)") } }
    expectEqual(navigation.phase, .asking)
    navigation.cancel()
    expectEqual(ends, ["the navigation was cancelled"])
    answer?(.success)
    CATransaction.flush()
    expectEqual(ends.count, 1)
    expectEqual(screen.text, "home")
    let moving = screen.router.navigate(
      to: StepAssembly.new("b").using(.push).from(
        StepAssembly<UINavigationController, String>.navigationController.using(.present).from(
          StepAssembly.new("c").using(.present).from(.current)
        )
      ),
      with: ""
    ) { result in if case .failure(let error) = result { ends.append("\(error)") } }
    expectEqual(moving.phase, .moving)
    moving.cancel()
    CATransaction.flush()
    expectEqual(
      ends.last,
      """
      the navigation was cancelled
        done: build c; present c on home
        not done: build navigation; build b; push b on navigation; present navigation on c
      """
    )
    expectEqual(screen.text, "home > c")
  }

  @Test("the async form gives the controllers or throws, and ends when its task is cancelled")
  func asynchronous() async throws {
    let screen = RoutingScreen(NamedController("home"))
    let stack = try await screen.router.navigate(to: StepAssembly.new("a").using(.present).from(.current), with: "1")
    expectEqual(stack.map(RoutingScreen.name), ["home", "a 1"])
    let waiting = InlineInterceptor<String>("forever", awaiting: { _ in try await Task.sleep(for: .seconds(3600)) })
    let route = StepAssembly.new("b").adding(waiting).using(.present).from(.current)
    let task = Task { @MainActor in
      do {
        try await screen.router.navigate(to: route, with: "")
        return "done"
      } catch {
        return "\(error)"
      }
    }
    await Task.yield()
    task.cancel()
    await expectEqual(task.value, "the navigation was cancelled")
    expectEqual(screen.text, "home > a 1")
  }

  @Test("an interceptor that changes the screen makes the plan anew; one that takes the found controller away too")
  func changes() {
    let home = NamedController("home")
    let screen = RoutingScreen(home)
    let presenting = InlineInterceptor<String>("shows something") { _, completion in
      home.present(NamedController("tip"), animated: false) { completion(.success) }
    }
    expectEqual(screen.go(StepAssembly.new("a").adding(presenting).using(.present).from(.current), ""), "tip a")
    expectEqual(screen.text, "home > tip > a")
    let replacing = InlineInterceptor<String>("replaces the root") { _, completion in
      screen.window.rootViewController = NamedController("new home")
      completion(.success)
    }
    expectEqual(screen.go(StepAssembly.new("b").adding(replacing).using(.present).from(.root), ""), "new home b")
    var count = 0
    let never = InlineInterceptor<String>("never settles") { _, completion in
      count += 1
      screen.window.rootViewController = NamedController("root \(count)")
      completion(.success)
    }
    var step = StepAssembly.new("c")
    for _ in 0..<40 { step = step.adding(never) }
    expectEqual(
      screen.go(step.using(.present).from(.root), ""),
      "the route to 'c' can't be planned: what is on screen keeps changing"
    )
    expectEqual(count, 16)
  }

  @Test("a controller that vanishes between the moves is a stated end")
  func vanishing() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    navigation.pushViewController(NamedController("top"), animated: false)
    let screen = RoutingScreen(navigation)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, NamedController("other")]
    screen.window.rootViewController = tabs
    tabs.selectedIndex = 1
    CATransaction.flush()
    let vanish = InlineContextTask("vanish") { (controller: NamedController, _: String) in
      tabs.viewControllers = [NamedController("new")]
    }
    let route = StepAssembly.screen("list").adding(vanish).using(.push).from(
      Route<UINavigationController, String>.found(by: ClassFinder())
    )
    let end = screen.go(route, "")
    #expect(end.hasPrefix("'navigation' failed: it isn't in its container any more"))
    #expect(end.contains("done: update list  (vanish)"))
  }

  @Test("a route without an end is a reason, and no hang")
  func endless() {
    let screen = RoutingScreen(NamedController("home"))
    let step = StepAssembly(
      "a",
      finder: NilFinder<UIViewController, String>(),
      factory: InlineFactory { _ in UIViewController() }
    )
    func chain(_ depth: Int) -> Route<UIViewController, String> {
      var route = Route<UIViewController, String>.current
      for _ in 0..<depth { route = step.using(.none).from(route) }
      return route
    }
    #expect(screen.router.plan(to: chain(999), with: "").failure == nil)
    expectEqual(screen.go(chain(1_001), ""), "the route of 'a' never ends")
  }

  @Test("without a window nothing navigates")
  func noWindow() {
    let screen = RoutingScreen(NamedController("home"))
    var gone: UIWindow? = UIWindow()
    let router = DefaultRouter(window: GivenWindowProvider(gone ?? screen.window))
    gone = nil
    expectEqual(screen.go(StepAssembly.new("a").using(.present).from(.current), "", with: router), "there is no window")
  }
}
