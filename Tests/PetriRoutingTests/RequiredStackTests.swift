import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Complete stacks as routes with contexts, interceptors and tasks.
@MainActor
@Suite("Routes to a required stack")
struct RequiredStackTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private func node(_ name: String, _ context: Int, _ log: Log) -> RequiredController {
    RequiredController(
      name,
      isSame: { ($0 as? NamedController)?.name == name },
      build: { NamedController(name) }
    )
    .described(finder: name, context: "\(context)")
    .adding(InlineInterceptor<Int>("ask \(name)", check: { _ in log.lines.append("ask \(name)") }), with: context)
    .adding(
      InlineContextTask<UIViewController, Int>("hand \(name)") { _, _ in log.lines.append("hand \(name)") },
      with: context
    )
    .adding(
      InlinePostTask<UIViewController, Int>("end \(name)") { _, _, _ in log.lines.append("end \(name)") },
      with: context
    )
  }

  private func route(_ names: String..., log: Log) -> Route<UIViewController, Int> {
    .reconciling(names.last ?? "") { context in .navigation(names.map { node($0, context, log) }) }
  }

  @Test(
    "each built controller is asked for, the last first, and handed the context; of the others only the destination is"
  )
  func parts() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("a")))
    let log = Log()
    let route = route("a", "b", "c", log: log)
    let plan = screen.router.plan(to: route, with: 7, from: nil)
    expectEqual(
      plan.actions,
      [
        "ask ask c", "ask ask b", "push b(7), c(7) on navigation", "update a  (hand a)", "after end b", "after end c",
      ]
    )
    expectEqual(plan.context, "7")
    expectEqual(plan.steps.map(\.name), ["c", "b", "a"])
    var ended: NavigationResult?
    screen.router.navigate(to: route, with: 7, from: nil, animated: false) { ended = $0 }
    CATransaction.flush()
    expectEqual(screen.text, "navigation[a, b, *c*]")
    expectEqual(log.lines, ["ask c", "ask b", "hand b", "hand c", "hand a", "end b", "end c"])
    expectEqual(try? ended?.get().map { ($0 as? NamedController)?.name }, ["b", "c"])
    log.lines = []
    screen.router.navigate(to: route, with: 7, from: nil, animated: false) { ended = $0 }
    CATransaction.flush()
    expectEqual(log.lines, ["ask c", "hand a", "hand b", "hand c", "end c"])
    expectEqual(try? ended?.get().map { ($0 as? NamedController)?.name }, ["c"])
  }

  @Test(
    "what can't be prepared or arranged ends it before anything moves, and a new root asks whether the old one may go"
  )
  func failing() {
    let root = NamedController("a")
    let screen = RoutingScreen(root)
    let unprepared = Route<UIViewController, Int>.reconciling("b") { _ in
      RequiredController("b", isSame: { _ in false }, build: { NamedController("b") })
        .preparing { throw RoutingProblem("no context") }
    }
    expectEqual(
      screen.router.plan(to: unprepared, with: 1, from: nil).failure,
      RoutingError(.notPrepared, step: "b", reason: "no context")
    )
    let unarranged = Route<UIViewController, Int>.reconciling("a") { _ in
      var node = RequiredController("a", isSame: { $0 === root }, build: { NamedController("a") })
      node.arrange = { _, _ in throw RoutingProblem("no tabs") }
      return node
    }
    expectEqual(
      screen.router.plan(to: unarranged, with: 1, from: nil).failure,
      RoutingError(.notPrepared, step: "a", reason: "no tabs")
    )
    root.canBeDismissed = false
    expectEqual(
      screen.router.plan(to: route("b", log: Log()), with: 1, from: nil).failure,
      RoutingError(.cannotBeDismissed, step: "a")
    )
    expectEqual(screen.text, "a")
  }

  @Test("a tab bar keeps its tabs, those that nobody has named")
  func tabs() {
    let (one, two) = (UINavigationController(rootViewController: NamedController("one")), NamedController("two"))
    one.pushViewController(NamedController("above"), animated: false)
    let bar = UITabBarController()
    bar.setViewControllers([one, two], animated: false)
    bar.selectedIndex = 1
    let screen = RoutingScreen(bar)
    let log = Log()
    let route = Route<UIViewController, Int>.reconciling("detail") { context in
      var tabs = RequiredController.tabs([node("detail", context, log)])
      tabs.arrange = { controller, children in
        guard let held = (controller as? UITabBarController)?.viewControllers, let first = held.first else {
          throw RoutingProblem("no tabs")
        }
        let root = (first as? UINavigationController)?.viewControllers.first.map { [RequiredController.kept($0)] } ?? []
        return [
          RequiredChildren(controller, held.map { .kept($0) }, selected: 0), RequiredChildren(first, root + children),
        ]
      }
      return tabs
    }
    expectEqual(
      screen.router.plan(to: route, with: 1, from: nil).moves.map(\.description),
      ["show select tab 0 of tabs", "replace above by detail(1) on navigation"]
    )
    screen.router.navigate(to: route, with: 1, from: nil, animated: false) { _ in }
    CATransaction.flush()
    expectEqual(screen.text, "tabs[*navigation[one, *detail*]*, two]")
  }
}
