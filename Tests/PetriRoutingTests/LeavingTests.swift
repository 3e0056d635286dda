import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Leaving a screen and changing the tab: navigations like any other.
@MainActor
@Suite("Leaving")
struct LeavingTests {
  /// Writes down each move, and the stack before it.
  private final class Recorder: RouterDelegate {
    unowned let screen: RoutingScreen
    var plans: [String] = []

    init(_ screen: RoutingScreen) { self.screen = screen }

    func router(_ router: DefaultRouter, willPerform plan: RoutePlan) {
      plans += plan.moves.map { "\($0)" } + [screen.text]
    }
  }

  @Test("dismissing, popping and selecting report a plan before they move")
  func plans() throws {
    let home = UINavigationController(rootViewController: NamedController("home"))
    let list = NamedController("list")
    home.pushViewController(list, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, NamedController("cart")]
    let screen = RoutingScreen(tabs)
    let sheet = NamedController("sheet")
    tabs.present(sheet, animated: false)
    CATransaction.flush()
    sheet.present(NamedController("alert"), animated: false)
    CATransaction.flush()
    let recorder = Recorder(screen)
    screen.router.delegate = recorder

    #expect(screen.router.dismiss(list) != nil)
    CATransaction.flush()
    expectEqual(screen.text, "tabs[*navigation[home, *list*]*, cart]")
    #expect(screen.router.dismiss(list) == nil)
    #expect(screen.router.pop(list) != nil)
    CATransaction.flush()
    #expect(screen.router.pop(home) == nil)
    #expect(screen.router.select(2, in: tabs) == nil)
    #expect(screen.router.select(1, in: tabs) != nil)
    CATransaction.flush()
    expectEqual(screen.text, "tabs[navigation[*home*], *cart*]")
    expectEqual(
      recorder.plans,
      [
        "dismiss alert, sheet", "tabs[*navigation[home, *list*]*, cart] > sheet > alert",
        "pop list", "tabs[*navigation[home, *list*]*, cart]",
        "show tab cart", "tabs[*navigation[*home*]*, cart]",
      ]
    )
  }

  @Test("a second press does not leave the screen behind as well")
  func twice() throws {
    let screen = RoutingScreen(NamedController("home"))
    let root = try #require(screen.window.rootViewController)
    let sheet = NamedController("sheet")
    root.present(sheet, animated: false)
    CATransaction.flush()
    let alert = NamedController("alert")
    sheet.present(alert, animated: false)
    CATransaction.flush()
    var ends = 0
    screen.router.dismiss(alert) { _ in ends += 1 }
    screen.router.dismiss(alert) { _ in ends += 1 }
    CATransaction.flush()
    expectEqual(ends, 2)
    expectIdentical(root.presentedViewController, sheet)
    #expect(sheet.presentedViewController == nil)
  }

  @Test("a blocker does not keep a person from leaving it, and what it kept waiting goes on")
  func pastBlockers() {
    let home = UINavigationController(rootViewController: NamedController("home"))
    let screen = RoutingScreen(home)
    let pin = NamedController("pin")
    pin.routingBlocker = RoutingBlocker(priority: 10, onConflict: .wait)
    home.present(pin, animated: false)
    CATransaction.flush()
    let push = StepAssembly.screen("a").using(.push).from(
      Route<UINavigationController, String>.found(by: ClassFinder())
    )
    screen.router.navigate(to: push, with: "")
    expectEqual(screen.router.blocked.count, 1)
    screen.router.dismiss(pin)
    CATransaction.flush()
    expectEqual(screen.text, "navigation[home, *a*]")
  }
}
