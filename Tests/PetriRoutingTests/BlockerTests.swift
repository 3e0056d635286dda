import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Screens that keep navigation waiting.
@MainActor
@Suite("Blockers")
struct BlockerTests {
  private func pinned(_ conflict: RoutingBlocker.Conflict) -> (RoutingScreen, NamedController) {
    let home = UINavigationController(rootViewController: NamedController("home"))
    let screen = RoutingScreen(home)
    let pin = NamedController("pin")
    pin.routingBlocker = RoutingBlocker(priority: 10, onConflict: conflict)
    home.present(pin, animated: false)
    CATransaction.flush()
    return (screen, pin)
  }

  private func push(_ name: String) -> Route<NamedController, String> {
    StepAssembly.screen(name).using(.push).from(Route<UINavigationController, String>.found(by: ClassFinder()))
  }

  @Test("navigations wait for a blocker by priority, then as they came, and go on when it is gone")
  func waiting() {
    let (screen, pin) = pinned(.wait)
    var ends: [String] = []
    func go(_ name: String, _ priority: Int) {
      screen.router.navigate(to: push(name).priority(priority), with: "") { _ in ends.append(name) }
      CATransaction.flush()
    }
    go("a", 0)
    go("b", 5)
    go("c", 0)
    expectEqual(ends, [])
    expectEqual(screen.text, "navigation[*home*] > pin")
    expectEqual(screen.router.blocked.map { $0.plan?.destination }, ["b", "a", "c"])
    expectEqual(screen.router.blocked.first?.reasonToWait, "'pin' is in front")
    #expect(screen.router.close(pin) != nil)
    CATransaction.flush()
    expectEqual(ends, ["b", "a", "c"])
    expectEqual(screen.text, "navigation[home, b, a, *c*]")
  }

  @Test("what has the blocker's priority goes past it, and what moves nothing is not kept")
  func past() {
    let (screen, _) = pinned(.wait)
    expectEqual(screen.go(push("alarm").priority(10), ""), "navigation alarm")
    expectEqual(screen.text, "navigation[home, *alarm*]")
    let (other, pin) = pinned(.wait)
    let there = StepAssembly("pin", finder: InstanceFinder<NamedController, String>(pin), factory: ClassFactory())
    expectEqual(other.go(there.using(.present).from(.current), ""), "pin")
  }

  @Test("a blocker may refuse, and one that waits can be cancelled")
  func refusing() {
    let (screen, _) = pinned(.refuse)
    expectEqual(screen.go(push("a"), ""), "'pin' is in front and has a higher priority")
    let (other, _) = pinned(.wait)
    var end: RoutingError?
    let navigation = other.router.navigate(to: push("a"), with: "") { if case .failure(let error) = $0 { end = error } }
    navigation.cancel()
    expectEqual(end?.kind, .cancelled)
    #expect(other.router.blocked.isEmpty)
  }

  @Test("a blocker taken away by other code is noticed when the router is asked to look")
  func otherCode() {
    let (screen, pin) = pinned(.wait)
    var ended = false
    screen.router.navigate(to: push("a"), with: "") { _ in ended = true }
    pin.dismiss(animated: true)
    CATransaction.flush()
    #expect(!ended)
    screen.router.stackDidChange()
    CATransaction.flush()
    #expect(ended)
  }

  @Test(
    "what waited goes on one after the other: one selects a tab, one pops in the tab that was just left",
    arguments: [true, false]
  )
  func tabAndPop(tabFirst: Bool) {
    let (list, detail, cart) = (NamedController("list"), NamedController("detail"), NamedController("cart"))
    let navigation = UINavigationController(rootViewController: list)
    navigation.pushViewController(detail, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, cart]
    let screen = RoutingScreen(tabs)
    let pin = NamedController("pin")
    pin.routingBlocker = RoutingBlocker(priority: 10, onConflict: .wait)
    tabs.present(pin, animated: false)
    CATransaction.flush()
    var ends: [String] = []
    func go(_ controller: NamedController) {
      let route = Route<NamedController, Void>.found(by: InstanceFinder(controller), name: controller.name)
      screen.router.navigate(to: route, with: ()) { result in
        if case .failure(let error) = result { ends.append("\(error)") } else { ends.append(controller.name) }
      }
      CATransaction.flush()
    }
    for controller in tabFirst ? [cart, list] : [list, cart] { go(controller) }
    #expect(screen.router.close(pin) != nil)
    CATransaction.flush()
    expectEqual(ends, tabFirst ? ["cart", "list"] : ["list", "cart"])
    expectEqual(screen.text, tabFirst ? "tabs[*navigation[*list*]*, cart]" : "tabs[navigation[*list*], *cart*]")
    expectIdentical(tabs.tabBar.selectedItem, (tabFirst ? navigation : cart).tabBarItem)
    expectIdentical(navigation.navigationBar.topItem, list.navigationItem)
    #expect((list.viewIfLoaded?.window != nil) == tabFirst && (cart.viewIfLoaded?.window == nil) == tabFirst)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test("a stack that leaves the screen while it pops tells that it has come to its end")
  func leavingWhilePopping() {
    let (list, cart) = (NamedController("list"), NamedController("cart"))
    let navigation = UINavigationController(rootViewController: list)
    navigation.pushViewController(NamedController("detail"), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, cart]
    let screen = RoutingScreen(tabs)
    var ended = false
    let route = Route<NamedController, Void>.found(by: InstanceFinder(list), name: "list")
    screen.router.navigate(to: route, with: ()) { if case .success = $0 { ended = true } }
    tabs.selectedIndex = 1
    HeadlessRuntime.clock.isHeld = true
    CATransaction.flush()
    #expect(ended)
    HeadlessRuntime.clock.isHeld = false
    CATransaction.flush()
    expectEqual(screen.text, "tabs[navigation[*list*], *cart*]")
    tabs.selectedIndex = 0
    CATransaction.flush()
    #expect(list.viewIfLoaded?.window != nil)
  }

  @Test("one that waits for an answer does not hold those up that came after it")
  func asking() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("home")))
    var ends: [String] = []
    let silent = InlineInterceptor<String>("silent") { _, _ in }
    let asking = StepAssembly.screen("b").adding(silent).using(.push)
      .from(Route<UINavigationController, String>.found(by: ClassFinder()))
    screen.router.navigate(to: push("a"), with: "") { _ in ends.append("a") }
    screen.router.navigate(to: asking, with: "") { _ in ends.append("b") }
    screen.router.navigate(to: push("c"), with: "") { _ in ends.append("c") }
    CATransaction.flush()
    expectEqual(ends, ["a", "c"])
    expectEqual(screen.text, "navigation[home, a, *c*]")
  }

  @Test("the plan of what is blocked lists nothing that is not done")
  func blockedPlan() {
    let (screen, _) = pinned(.wait)
    let plan = screen.router.plan(to: push("a"), with: "")
    #expect(plan.blocker == "pin, priority 10: it waits" && plan.actions == [])
    #expect("\(plan)".hasSuffix("  blocked by pin, priority 10: it waits\n"))
  }
}
