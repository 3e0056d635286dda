import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// The order of everything that a navigation does.
@MainActor
@Suite("The order of a navigation")
struct OrderTests {
  /// A factory that writes down its calls.
  private struct LoggedFactory: Factory {
    let name: String
    let screen: RoutingScreen
    var isFailing = false
    private(set) var token = ""

    init(_ name: String, _ screen: RoutingScreen, isFailing: Bool = false) {
      self.name = name
      self.screen = screen
      self.isFailing = isFailing
    }

    var routingName: String { name }

    mutating func prepare(with context: String) throws {
      screen.log.append("prepare \(name)")
      if isFailing { throw RoutingProblem("the data is missing") }
      token = "prepared"
    }

    func build(with context: String) throws -> NamedController {
      screen.log.append("build \(name) \(token)")
      return NamedController(name, id: context)
    }
  }

  private struct LoggedTask: ContextTask, PostRoutingTask {
    let name: String
    let screen: RoutingScreen
    var routingName: String { name }

    func prepare(with context: String) throws { screen.log.append("prepare task \(name)") }

    func perform(on viewController: UIViewController, with context: String) throws {
      let place = viewController.parent == nil && viewController.presentingViewController == nil ? "free" : "on screen"
      screen.log.append("context \(name) \(context) \(place)")
    }

    func perform(on viewController: UIViewController, with context: String, routingStack: [UIViewController]) {
      screen.log.append("post \(name) \(routingStack.map(RoutingScreen.name).joined(separator: ","))")
    }
  }

  private struct LoggedInterceptor: RoutingInterceptor {
    let name: String
    let screen: RoutingScreen
    var routingName: String { name }

    func prepare(with context: String) throws { screen.log.append("prepare ask \(name)") }

    func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
      screen.log.append("ask \(name)")
      completion(.success)
    }
  }

  private func step(_ name: String, _ screen: RoutingScreen, isFailing: Bool = false) -> StepAssembly<
    NamedController, String
  > {
    StepAssembly(
      name,
      finder: InlineFinder<NamedController, String>(name: name) { _, stack in
        screen.log.append("find \(name)")
        return (stack.root as? UINavigationController)?.viewControllers.compactMap { $0 as? NamedController }
          .first { $0.name == name }
      },
      factory: LoggedFactory(name, screen, isFailing: isFailing)
    )
    .adding(LoggedInterceptor(name: "may \(name)", screen: screen))
    .adding(AnyControllerTask(LoggedTask(name: "set \(name)", screen: screen)))
    .adding(AnyControllerPostTask(LoggedTask(name: "track \(name)", screen: screen)))
  }

  @Test("prepare from the destination on, ask, dismiss, show, hand the context over, build, embed at once, tell")
  func order() {
    let list = NamedController("list")
    let navigation = UINavigationController(rootViewController: list)
    navigation.pushViewController(NamedController("old"), animated: false)
    let screen = RoutingScreen(navigation)
    navigation.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    let route = step("city", screen).using(.push).from(
      step("cities", screen).using(.push).from(
        step("list", screen).using(.push).from(Route<UINavigationController, String>.found(by: ClassFinder()))
          .expectingContainer(UINavigationController.self)
      )
      .expectingContainer(UINavigationController.self)
    )
    HeadlessRuntime.callbackObserver = { controller, callback in
      guard callback.name == "viewWillDisappear" || callback.name == "viewWillAppear" else { return }
      screen.log.append("\(callback.name) \(RoutingScreen.name(controller))")
    }
    defer { HeadlessRuntime.callbackObserver = nil }
    let global = GlobalTasksRouter(
      screen.router,
      interceptors: [screen.interceptor("global")],
      postTasks: [InlinePostTask("global") { _, _, _ in screen.log.append("post global") }]
    )
    expectEqual(screen.go(route, "x", with: global), "list cities x city x")
    expectEqual(screen.text, "navigation[list, cities x, *city x*]")
    expectEqual(
      screen.log,
      [
        "prepare ask may city", "prepare task set city", "find city", "prepare city",
        "prepare ask may cities", "prepare task set cities", "find cities", "prepare cities",
        "prepare ask may list", "prepare task set list", "find list",
        "ask global", "ask may city", "ask may cities", "ask may list",
        "viewWillDisappear modal",
        "context set list x on screen",
        "viewWillDisappear old", "viewWillAppear list",
        "build cities prepared", "context set cities x free", "build city prepared", "context set city x free",
        "viewWillDisappear list", "viewWillAppear city x",
        "post track list list,cities x,city x", "post track cities list,cities x,city x",
        "post global", "post track city list,cities x,city x",
      ]
    )
  }

  @Test("a failing preparation ends it with nothing asked and nothing moved")
  func failingPreparation() {
    let screen = RoutingScreen(NamedController("home"))
    let route = step("city", screen, isFailing: true).using(.present).from(.current)
    expectEqual(screen.go(route, "x"), "'city' can't be prepared: the data is missing")
    expectEqual(screen.log, ["prepare ask may city", "prepare task set city", "find city", "prepare city"])
    expectEqual(screen.text, "home")
  }

  @Test("a single push stays a push, and several are one change of the stack")
  func batches() {
    final class Counting: UINavigationController {
      var calls: [String] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push")
        super.pushViewController(viewController, animated: animated)
      }
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls.append("set \(viewControllers.count)")
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
    let navigation = Counting(rootViewController: NamedController("a"))
    let screen = RoutingScreen(navigation)
    navigation.calls = []
    let found = Route<UINavigationController, String>.found(by: ClassFinder())
    let second = StepAssembly.screen("b").using(.push).from(found)
    screen.go(second, "")
    expectEqual(navigation.calls, ["push"])
    navigation.calls = []
    let fourth = StepAssembly.screen("d").using(.push).from(
      StepAssembly.screen("c").using(.push).from(second.expectingContainer()).expectingContainer()
    )
    screen.go(fourth, "")
    expectEqual(navigation.calls, ["set 4"])
    expectEqual(screen.text, "navigation[a, b, c, *d*]")
  }
}

/// A task for any controller, for one of a class.
private struct AnyControllerTask<Base: ContextTask>: ContextTask where Base.ViewController == UIViewController {
  let base: Base
  init(_ base: Base) { self.base = base }
  var routingName: String { base.routingName }
  func prepare(with context: Base.Context) throws { try base.prepare(with: context) }
  func perform(on viewController: NamedController, with context: Base.Context) throws {
    try base.perform(on: viewController, with: context)
  }
}

private struct AnyControllerPostTask<Base: PostRoutingTask>: PostRoutingTask
where Base.ViewController == UIViewController {
  let base: Base
  init(_ base: Base) { self.base = base }
  var routingName: String { base.routingName }
  func perform(on viewController: NamedController, with context: Base.Context, routingStack: [UIViewController]) {
    base.perform(on: viewController, with: context, routingStack: routingStack)
  }
}
