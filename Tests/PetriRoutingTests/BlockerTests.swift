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
    #expect(ends == [])
    #expect(screen.text == "navigation[*home*] > pin")
    #expect(screen.router.blocked.map { $0.plan?.destination } == ["b", "a", "c"])
    #expect(screen.router.blocked.first?.reasonToWait == "'pin' is in front")
    #expect(screen.router.close(pin))
    CATransaction.flush()
    #expect(ends == ["b", "a", "c"])
    #expect(screen.text == "navigation[home, b, a, *c*]")
  }

  @Test("what has the blocker's priority goes past it, and what moves nothing is not kept")
  func past() {
    let (screen, _) = pinned(.wait)
    #expect(screen.go(push("alarm").priority(10), "") == "navigation alarm")
    #expect(screen.text == "navigation[home, *alarm*]")
    let (other, pin) = pinned(.wait)
    let there = StepAssembly("pin", finder: InstanceFinder<NamedController, String>(pin), factory: ClassFactory())
    #expect(other.go(there.using(.present).from(.current), "") == "pin")
  }

  @Test("a blocker may refuse, and one that waits can be cancelled")
  func refusing() {
    let (screen, _) = pinned(.refuse)
    #expect(screen.go(push("a"), "") == "'pin' is in front and has a higher priority")
    let (other, _) = pinned(.wait)
    var end: RoutingError?
    let navigation = other.router.navigate(to: push("a"), with: "") { if case .failure(let error) = $0 { end = error } }
    navigation.cancel()
    #expect(end?.kind == .cancelled)
    #expect(other.router.blocked.isEmpty)
  }

  @Test("a blocker taken away by other code is heard of when it is told")
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
}
