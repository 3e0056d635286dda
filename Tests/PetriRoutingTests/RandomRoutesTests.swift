import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Routes put together by chance, from stacks put together by chance, with parts that do as they like.
@MainActor
@Suite("Any route from anywhere")
struct RandomRoutesTests {
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
    mutating func one(of count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  }

  private func level(_ chance: inout Chance) -> UIViewController {
    func screen() -> NamedController {
      let screen = NamedController("s\(chance.one(of: 6))")
      screen.canBeDismissed = chance.one(of: 12) > 0
      if chance.one(of: 20) == 0 { screen.routingBlocker = RoutingBlocker(priority: 1, onConflict: .refuse) }
      return screen
    }
    func stack() -> UINavigationController {
      let navigation = UINavigationController()
      navigation.setViewControllers((0...chance.one(of: 3)).map { _ in screen() }, animated: false)
      return navigation
    }
    switch chance.one(of: 3) {
    case 0: return screen()
    case 1: return stack()
    default:
      let tabs = UITabBarController()
      tabs.viewControllers = (0...chance.one(of: 3)).map { _ in chance.one(of: 2) == 0 ? screen() : stack() }
      return tabs
    }
  }

  private func route(_ chance: inout Chance, depth: Int) -> Route<NamedController, String> {
    var step = chance.one(of: 3) == 0 ? StepAssembly.new("s\(chance.one(of: 9))") : .screen("s\(chance.one(of: 9))")
    switch chance.one(of: 8) {
    case 0:
      step = step.adding(InlineInterceptor("refuses") { _, completion in completion(.failure(RoutingProblem("no"))) })
    case 1: step = step.adding(InlineInterceptor("silent", timeout: 1) { _, _ in })
    case 2:
      step = step.adding(
        InlineInterceptor("twice") { _, completion in
          completion(.success); completion(.success)
        }
      )
    default: break
    }
    let found = Route<UINavigationController, String>.found(by: ClassFinder())
    let inner = depth > 0 ? route(&chance, depth: depth - 1) : nil
    switch (chance.one(of: 6), inner) {
    case (0, let inner?): return step.using(.push).from(inner.expectingContainer())
    case (1, let inner?): return step.using(.present).from(inner)
    case (2, let inner?): return step.using(.push).from(.navigationController).using(.present).from(inner)
    case (3, _): return step.using(.push).from(found)
    case (4, _): return step.using(.addTab).from(Route<UITabBarController, String>.found(by: ClassFinder()))
    case (5, _): return step.using(.replaceRoot).from(.root)
    default: return step.using(.push).from(.navigationController).using(.present).from(.current)
    }
  }

  @Test(
    "ends exactly once; moves as planned or not at all; and done, it is in front and stays so",
    arguments: 0..<8
  )
  func any(seed: UInt64) {
    var chance = Chance(state: seed &* 7_919 &+ 3)
    var done = 0
    for round in 0..<60 {
      let screen = RoutingScreen(level(&chance))
      var top = screen.window.rootViewController
      for _ in 0..<chance.one(of: 3) {
        let above = level(&chance)
        top?.present(above, animated: false)
        CATransaction.flush()
        top = above
      }
      let route = route(&chance, depth: chance.one(of: 4))
      let before = screen.text
      let plan = screen.router.plan(to: route, with: "")
      expectEqual(screen.text, before, "round \(round): planning moved something")
      var ends: [NavigationResult] = []
      screen.router.navigate(to: route, with: "") { ends.append($0) }
      CATransaction.flush()
      HeadlessRuntime.clock.advance(by: 100)
      CATransaction.flush()
      expectEqual(ends.count, 1, "round \(round): \(plan)")
      switch ends.first {
      case .success(let stack):
        done += 1
        #expect(plan.failure == nil && plan.blocker == nil)
        // The controller that was built is in front: the last of the stack is the innermost visible one, or the one it
        // was found in.
        let destination = stack.last
        expectIdentical(
          ControllerStack(window: screen.window).front,
          destination,
          "round \(round): \(plan)\(before)\n\(screen.text)"
        )
      case .failure(let error):
        if error.done.isEmpty { expectEqual(screen.text, before, "round \(round): \(error)") }
        if let failure = plan.failure { expectEqual(failure, error) }
      case nil: break
      }
    }
    #expect(done > 10)
  }
}
