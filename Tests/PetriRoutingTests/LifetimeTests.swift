import PetriRouting
import PetriUIKit
import Testing

/// Who keeps a router and its navigations alive, and for how long.
@MainActor
@Suite("The lifetime of a router")
struct LifetimeTests {
  private func screen() -> RoutingScreen {
    RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
  }

  private func router(_ screen: RoutingScreen) -> DefaultRouter {
    DefaultRouter(
      window: GivenWindowProvider(screen.window),
      inspector: ControllerInspector(name: RoutingScreen.name)
    )
  }

  private let found = Route<UINavigationController, String>.found(by: ClassFinder())

  @Test("a navigation goes on as long as somebody may still answer, even if nobody else holds the router")
  func pendingAnswer() {
    let screen = screen()
    var answer: ((RoutingResult) -> Void)?
    let asking = InlineInterceptor<String>("slow") { _, completion in answer = completion }
    var ends: [String] = []
    weak var router: DefaultRouter?
    do {
      let own = self.router(screen)
      router = own
      own.navigate(to: StepAssembly.new("a").adding(asking).using(.push).from(found), with: "") { result in
        if case .success(let stack) = result { ends.append(stack.map(RoutingScreen.name).joined(separator: " ")) }
      }
    }
    #expect(router != nil)
    answer?(.success)
    answer = nil
    CATransaction.flush()
    #expect(ends == ["navigation a"])
    #expect(screen.text == "navigation[list, *a*]")
    #expect(router == nil)
  }

  @Test("a router whose navigation nobody will answer goes with its owner, and the navigation ends as cancelled")
  func forgottenAnswer() async {
    let screen = screen()
    weak var router: DefaultRouter?
    let silent = InlineInterceptor<String>("silent") { _, _ in }
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<RoutingError?, Never>) in
      let own = self.router(screen)
      router = own
      own.navigate(to: StepAssembly.new("a").adding(silent).using(.push).from(found), with: "") { result in
        if case .failure(let error) = result { continuation.resume(returning: error) }
      }
    }
    #expect(result?.kind == .cancelled)
    #expect(router == nil)
    #expect(screen.text == "navigation[*list*]")
  }

  @Test("what waits for a blocker ends as cancelled when its router goes")
  func blocked() async {
    let screen = screen()
    let pin = NamedController("pin")
    pin.routingBlocker = RoutingBlocker(priority: 10, onConflict: .wait)
    screen.window.rootViewController?.present(pin, animated: false)
    CATransaction.flush()
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<RoutingError?, Never>) in
      router(screen).navigate(to: StepAssembly.new("a").using(.push).from(found), with: "") { result in
        if case .failure(let error) = result { continuation.resume(returning: error) }
      }
    }
    #expect(result?.kind == .cancelled)
  }

  @Test("a plan keeps neither its router nor anything on screen alive, and a delegate isn't kept")
  func weakness() {
    final class Listener: RouterDelegate {}
    let screen = screen()
    weak var detail: NamedController?
    weak var router: DefaultRouter?
    weak var listener: Listener?
    let plan: RoutePlan
    do {
      let own = self.router(screen)
      let heard = Listener()
      let pushed = NamedController("detail")
      (detail, router) = (pushed, own)
      (screen.window.rootViewController as? UINavigationController)?.pushViewController(pushed, animated: false)
      CATransaction.flush()
      own.delegate = heard
      listener = heard
      plan = own.plan(to: StepAssembly.screen("detail").using(.push).from(found), with: "")
      (screen.window.rootViewController as? UINavigationController)?.popViewController(animated: false)
      CATransaction.flush()
    }
    #expect(plan.destination == "detail")
    #expect(listener == nil)
    #expect(detail == nil)
    #expect(router == nil)
  }
}
