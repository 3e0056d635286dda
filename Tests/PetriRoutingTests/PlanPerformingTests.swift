import Foundation
import PetriRouting
import PetriUIKit
import Testing

/// Performing the plan that `plan` returned.
@MainActor
@Suite("Performing a plan")
struct PlanPerformingTests {
  private final class Recorder: RouterDelegate {
    var performed: [RoutePlan] = []
    var blocked: [String] = []

    func router(_ router: DefaultRouter, willPerform plan: RoutePlan) { performed.append(plan) }

    func router(_ router: DefaultRouter, didBlock navigation: Navigation) {
      blocked.append(navigation.plan?.destination ?? "")
    }
  }

  private let found = Route<UINavigationController, String>.found(by: ClassFinder())

  private func push(_ name: String) -> Route<NamedController, String> {
    StepAssembly.screen(name).using(.push).from(found)
  }

  private func perform(_ plan: RoutePlan, by router: any Router) -> String {
    var ends: [String] = []
    router.perform(plan) { result in
      switch result {
      case .success(let stack): ends.append(stack.map(RoutingScreen.name).joined(separator: " "))
      case .failure(let error): ends.append("\(error)")
      }
    }
    CATransaction.flush()
    return ends.joined(separator: " | ")
  }

  @Test("the plan that was printed is the plan that is performed, and the delegate hears the same one")
  func same() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    let recorder = Recorder()
    screen.router.delegate = recorder
    let plan = screen.router.plan(to: push("a"), with: "1")
    #expect(screen.text == "navigation[*list*]")
    #expect(perform(plan, by: screen.router) == "navigation a 1")
    #expect(screen.text == "navigation[list, *a 1*]")
    #expect(recorder.performed == [plan])
  }

  @Test("what changed since makes it another plan: it is refused, and nothing moves")
  func changed() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    let plan = screen.router.plan(to: push("a"), with: "")
    navigation.present(NamedController("tip"), animated: false)
    CATransaction.flush()
    #expect(perform(plan, by: screen.router) == "the plan to 'a' no longer holds; plan again")
    #expect(screen.text == "navigation[*list*] > tip")
    let again = screen.router.plan(to: push("a"), with: "")
    #expect(again != plan)
    #expect(perform(again, by: screen.router) == "navigation a")
    #expect(perform(again, by: screen.router) == "the plan to 'a' no longer holds; plan again")
    #expect(screen.text == "navigation[list, *a*]")
  }

  @Test("a plan of the same words that begins at another controller doesn't hold either")
  func otherController() {
    func stack() -> UINavigationController { UINavigationController(rootViewController: NamedController("list")) }
    let tabs = UITabBarController()
    tabs.viewControllers = [stack(), stack()]
    let screen = RoutingScreen(tabs)
    let plan = screen.router.plan(to: push("a"), with: "")
    tabs.selectedIndex = 1
    #expect(screen.router.plan(to: push("a"), with: "") == plan)
    #expect(perform(plan, by: screen.router) == "the plan to 'a' no longer holds; plan again")
    #expect(screen.text == "tabs[navigation[*list*], *navigation[*list*]*]")
  }

  @Test("a change elsewhere, or one that is taken back, doesn't matter")
  func holds() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    let plan = screen.router.plan(to: push("a"), with: "")
    navigation.pushViewController(NamedController("detail"), animated: false)
    navigation.present(NamedController("tip"), animated: false)
    CATransaction.flush()
    navigation.dismiss(animated: false)
    CATransaction.flush()
    #expect(perform(plan, by: screen.router) == "navigation a")
    #expect(screen.text == "navigation[list, detail, *a*]")
  }

  @Test("a router performs its own plans alone: not another one's, not one that was decoded or reported")
  func foreign() throws {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    let recorder = Recorder()
    screen.router.delegate = recorder
    let refusal = "the plan to 'a' can't be performed: this router didn't make it"
    let plan = screen.router.plan(to: push("a"), with: "")
    let other = DefaultRouter(window: GivenWindowProvider(screen.window))
    #expect(perform(plan, by: other) == refusal)
    let decoded = try JSONDecoder().decode(RoutePlan.self, from: JSONEncoder().encode(plan))
    #expect(decoded == plan)
    #expect(perform(decoded, by: screen.router) == refusal)
    #expect(perform(plan, by: screen.router) == "navigation a")
    #expect(perform(try #require(recorder.performed.first), by: screen.router) == refusal)
    #expect(screen.text == "navigation[list, *a*]")
  }

  @Test("a plan with a failure ends with that failure")
  func failing() {
    let screen = RoutingScreen(NamedController("home"))
    let plan = screen.router.plan(to: push("a"), with: "")
    #expect(plan.failure?.kind == .initialControllerNotFound)
    #expect(perform(plan, by: screen.router) == plan.failure?.description)
  }

  @Test("what an interceptor of the plan changes is planned anew, as in any navigation")
  func interceptors() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    let presenting = InlineInterceptor<String>("shows a tip") { _, completion in
      navigation.present(NamedController("tip"), animated: false) { completion(.success) }
    }
    let route = StepAssembly.screen("a").adding(presenting).using(.present).from(.current)
    let plan = screen.router.plan(to: route, with: "")
    #expect(perform(plan, by: screen.router) == "tip a")
    #expect(screen.text == "navigation[*list*] > tip > a")
  }

  @Test("a blocked plan waits, as it reports, and what is done afterwards is planned then")
  func blocked() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    let recorder = Recorder()
    screen.router.delegate = recorder
    let unblocked = screen.router.plan(to: push("a"), with: "")
    let pin = NamedController("pin")
    pin.routingBlocker = RoutingBlocker(priority: 10, onConflict: .wait)
    navigation.present(pin, animated: false)
    CATransaction.flush()
    let plan = screen.router.plan(to: push("a"), with: "")
    #expect(plan.blocker != nil)
    #expect(perform(unblocked, by: screen.router) == "the plan to 'a' no longer holds; plan again")
    #expect(perform(plan, by: screen.router) == "")
    #expect(recorder.blocked == ["a"])
    #expect(screen.router.close(pin) != nil)
    CATransaction.flush()
    #expect(screen.text == "navigation[list, *a*]")
  }

  @Test("a plan that has to wait for its turn is refused where it doesn't hold by then; a navigation is planned anew")
  func turns() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    let present = StepAssembly.new("b").using(.present).from(.current)
    let plan = screen.router.plan(to: present, with: "")
    var ends: [String] = []
    screen.router.navigate(to: StepAssembly.new("a").using(.present).from(.current), with: "")
    screen.router.perform(plan) { if case .failure(let error) = $0 { ends.append("\(error.kind)") } }
    screen.router.navigate(to: present, with: "") { if case .success = $0 { ends.append("done") } }
    CATransaction.flush()
    #expect(ends == ["planChanged", "done"])
    #expect(screen.text == "navigation[*list*] > a > b")
  }

  @Test("a reconciling plan is performed too")
  func reconciling() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    let required = RequiredController(
      "home",
      isSame: { ($0 as? NamedController)?.name == "home" },
      build: { NamedController("home") }
    )
    let plan = screen.router.plan(reconciling: required)
    #expect(perform(plan, by: screen.router) == "home")
    #expect(screen.text == "home")
  }

  @Test("decorators pass a plan on: one lock holds for both ways, the log has the plan and its end, common parts run")
  func decorators() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    let lock = SingleNavigationLock()
    let locked = SingleNavigationRouter(screen.router, lock: lock)
    let first = locked.plan(to: push("a"), with: "")
    var ends: [String] = []
    locked.perform(first) { _ in ends.append("a") }
    locked.perform(first) { if case .failure(let error) = $0 { ends.append("\(error.kind)") } }
    CATransaction.flush()
    #expect(ends == ["busy", "a"])
    var lines: [String] = []
    let global = GlobalTasksRouter(
      LoggingRouter(screen.router) { lines.append($0) },
      interceptors: [screen.interceptor("global")]
    )
    let plan = global.plan(to: push("b"), with: "")
    #expect(plan.interceptors == ["global"])
    #expect(perform(plan, by: global) == "navigation b")
    #expect(lines == ["\(plan)", "b: done"])
    #expect(screen.log == ["ask global"])
  }

  @Test("the async form performs a plan")
  func asynchronous() async throws {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    let plan = screen.router.plan(to: push("a"), with: "")
    #expect(try await screen.router.perform(plan).map(RoutingScreen.name) == ["navigation", "a"])
    await #expect(throws: RoutingError(.planChanged, step: "a")) { try await screen.router.perform(plan) }
  }
}
