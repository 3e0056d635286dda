import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Faults of the seeds' library that this one doesn't have.
@MainActor
@Suite("Better than the library it comes from")
struct ImprovementTests {
  @Test("a branch behind a conversion sees the converted context, and no branch runs for what is on screen")
  func lazyBranches() {
    let screen = RoutingScreen(NamedController("home"))
    var asked: [Int] = []
    let inner = StepAssembly<UINavigationController, Int>.navigationController.using(.present).from(.current)
    let branch = SwitchAssembly<UINavigationController, Int>()
      .addCase(
        "more than five",
        when: { number, _ in
          asked.append(number); return number > 5
        },
        inner
      )
      .assemble()
    let route = StepAssembly.screen("product")
      .using(.push)
      .from(branch, converting: InlineTransformer { (id: String) in id.count })
    expectEqual(screen.go(route, "012345"), "home navigation product 012345")
    expectEqual(asked, [6])
    expectEqual(screen.go(route, "012345"), "product 012345")
    expectEqual(asked, [6])
    let other = RoutingScreen(NamedController("home"))
    expectEqual(other.go(route, "01"), "'product' can't be prepared: none of more than five holds")
  }

  @Test("a refused sign-in changes nothing: the found screen's tasks have not run")
  func refusal() {
    let found = NamedController("account", id: "old")
    let screen = RoutingScreen(found)
    let step = StepAssembly("account", finder: ClassFinder(), factory: ClassFactory<NamedController, String>())
      .adding(screen.interceptor("signed-in", refuses: true))
      .adding(ContextSettingTask<NamedController>())
    let route = step.using(.present).from(.current)
    expectEqual(screen.go(route, "new"), "'signed-in' refused: no")
    expectEqual(found.id, "old")
    let allowed = StepAssembly("account", finder: ClassFinder(), factory: ClassFactory<NamedController, String>())
      .adding(ContextSettingTask<NamedController>())
    #expect(
      screen.plan(allowed.using(.present).from(.current), "new").contains("1  update  account old  (set context)")
    )
    screen.go(allowed.using(.present).from(.current), "new")
    expectEqual(found.id, "new")
  }

  @Test("the first child of a complete factory keeps its own action")
  func firstChild() {
    struct Reversed: ContainerAction {
      func perform(
        with viewController: UIViewController,
        on existingController: UITabBarController,
        animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        existingController.viewControllers = [viewController] + (existingController.viewControllers ?? [])
        completion(.success)
      }
      func perform(
        embedding viewController: UIViewController,
        in childViewControllers: inout [UIViewController]
      ) throws {
        (viewController as? NamedController)?.id = "by its own"
        childViewControllers.insert(viewController, at: 0)
      }
    }
    let screen = RoutingScreen(NamedController("home"))
    let factory = CompleteFactory(ClassFactory<UITabBarController, String>())
      .with(InlineFactory<NamedController, String> { _ in NamedController("first") }, using: Reversed())
      .with(InlineFactory<NamedController, String> { _ in NamedController("second") }, using: Reversed())
    screen.go(
      StepAssembly(finder: NilFinder(), factory: factory).using(.replaceRoot).from(.root),
      ""
    )
    expectEqual(screen.text, "tabs[*second by its own*, first by its own]")
  }

  @Test("only what would be dismissed can refuse")
  func onlyWhatGoes() {
    let refusing = NamedController("editor")
    refusing.canBeDismissed = false
    let navigation = UINavigationController(rootViewController: refusing)
    let screen = RoutingScreen(navigation)
    let push = StepAssembly.screen("details").using(.push).from(
      Route<UINavigationController, String>.found(by: ClassFinder())
    )
    expectEqual(screen.go(push, ""), "navigation details")
    let back = StepAssembly.screen("editor").using(.push).from(
      Route<UINavigationController, String>.found(by: ClassFinder())
    )
    expectEqual(screen.go(back, ""), "editor")
    let replace = StepAssembly.new("home").using(.replaceRoot).from(.root)
    expectEqual(screen.go(replace, ""), "'editor' must be dismissed first, but it refuses")
    let asRoot = StepAssembly.new("home").using(.pushAsRoot).from(
      Route<UINavigationController, String>.found(by: ClassFinder())
    )
    expectEqual(screen.go(asRoot, ""), "'editor' must be dismissed first, but it refuses")
    expectEqual(screen.text, "navigation[*editor*]")
    navigation.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    expectEqual(screen.go(push, ""), "navigation details")
    let pinned = NamedController("pin")
    pinned.canBeDismissed = false
    navigation.present(pinned, animated: false)
    CATransaction.flush()
    expectEqual(screen.go(back, ""), "'pin' must be dismissed first, but it refuses")
    expectEqual(screen.text, "navigation[editor, *details*] > pin")
  }

  @Test("each step has its own context")
  func ownContexts() {
    let screen = RoutingScreen(NamedController("home"))
    let cities = StepAssembly(
      "cities",
      finder: NilFinder<UIViewController, Int>(),
      factory: InlineFactory<UIViewController, Int> { NamedController("cities", id: "\($0)") }
    )
    .using(.push).from(.navigationController).using(.present).from(.current)
    let city = StepAssembly.screen("city")
      .using(.push)
      .from(cities.expectingContainer(UINavigationController.self), converting: InlineTransformer { $0.count })
    expectEqual(screen.go(city, "Kazan"), "home navigation cities 5 city Kazan")
    expectEqual(screen.text, "home > navigation[cities 5, *city Kazan*]")
  }

  @Test("back goes to where the route began, wherever that is; close closes this modal")
  func verbs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      NamedController("home"), UINavigationController(rootViewController: NamedController("list")),
    ]
    let screen = RoutingScreen(tabs)
    let route = StepAssembly.screen("product").using(.push).from(.navigationController).using(.present).from(.start)
    var ended = 0
    screen.router.navigate(to: route, with: "7", from: tabs.viewControllers?[0], animated: true) { _ in ended += 1 }
    CATransaction.flush()
    expectEqual(screen.text, "tabs[*home*, navigation[*list*]] > navigation[*product 7*]")
    let product = try #require(screen.window.rootViewController?.presentedViewController?.children.first)
    tabs.selectedIndex = 1
    #expect(screen.router.back(from: product) != nil)
    CATransaction.flush()
    expectEqual(screen.text, "tabs[*home*, navigation[*list*]]")
    #expect(screen.router.back(from: tabs) == nil)
    screen.go(route, "8")
    let inner = try #require(screen.window.rootViewController?.presentedViewController?.children.first)
    #expect(screen.router.close(inner) != nil)
    CATransaction.flush()
    expectEqual(screen.text, "tabs[*home*, navigation[*list*]]")
    #expect(screen.router.close(tabs) == nil)
    expectEqual(ended, 1)
  }

  @Test("back returns from a controller that was only found too, and returning isn't a beginning of its own")
  func returning() throws {
    let tabs = UITabBarController()
    let home = NamedController("home")
    let list = NamedController("list")
    tabs.viewControllers = [home, UINavigationController(rootViewController: list)]
    let screen = RoutingScreen(tabs)
    let route = Route<NamedController, String>.found(by: InstanceFinder(list))
    screen.router.navigate(to: route, with: "")
    CATransaction.flush()
    expectEqual(screen.text, "tabs[home, *navigation[*list*]*]")
    #expect(screen.router.back(from: list) != nil)
    CATransaction.flush()
    expectEqual(screen.text, "tabs[*home*, navigation[*list*]]")
    #expect(screen.router.back(from: home) == nil)
    // Where it began is gone.
    tabs.viewControllers = [NamedController("other"), UINavigationController(rootViewController: list)]
    CATransaction.flush()
    expectIdentical(home.parent, nil)
    #expect(screen.router.back(from: list) == nil)
  }

  @Test("code that does not know the router pushes and presents before, between and after")
  func otherCode() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    let push = StepAssembly.screen("details", sameContext: true).using(.push).from(
      Route<UINavigationController, String>.found(by: ClassFinder(options: .currentVisibleOnly))
    )
    navigation.pushViewController(NamedController("by hand"), animated: true)
    CATransaction.flush()
    screen.go(push, "1")
    expectEqual(screen.text, "navigation[list, by hand, *details 1*]")
    navigation.popToRootViewController(animated: true)
    CATransaction.flush()
    screen.go(push, "2")
    expectEqual(screen.text, "navigation[list, *details 2*]")
  }

  @Test(
    "a plan names what is asked now, and no interceptor that has nothing to ask; a step that is found later keeps its tasks"
  )
  func whatAPlanNames() {
    struct Gate: RoutingInterceptor {
      let isClosed: Bool
      var routingName: String { isClosed ? "closed" : "open" }
      func isNeeded(with context: String) -> Bool { isClosed }
      func perform(with context: String, completion: @escaping @MainActor (RoutingResult) -> Void) {
        completion(.success)
      }
    }
    let screen = RoutingScreen(NamedController("home"))
    let tabs = StepAssembly<UITabBarController, String>(
      "tabs",
      finder: NilFinder(),
      factory: InlineFactory(name: "tabs") { id in
        let tabs = UITabBarController()
        tabs.viewControllers = [NamedController("a", id: id), NamedController("b", id: id)]
        return tabs
      }
    )
    let finder = PredicateFinder<NamedController, String>(name: "b") { controller, _ in controller.name == "b" }
    let route = FindingAssembly("b", finder: finder).adding(Gate(isClosed: true)).adding(Gate(isClosed: false))
      .adding(InlineContextTask("mark") { controller, _ in controller.id += "!" })
      .from(tabs).using(.present).from(.current)
    let plan = screen.router.plan(to: route, with: "7")
    expectEqual(plan.interceptors, ["closed"])
    expectEqual(plan.moves.last?.description, "find b  (mark)")
    screen.go(route, "7")
    expectEqual(screen.text, "home > tabs[a 7, *b 7!*]")
  }
}
