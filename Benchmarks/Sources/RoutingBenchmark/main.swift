import Foundation
import Measuring
import PetriLinks
import PetriRouting
import PetriUIKit

// What a route costs: its plan and its walk in stacks of two sizes, its memory, and finding one of many links.

final class Screen: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen that is found by its number, or built.
@MainActor
func step(_ number: Int) -> StepAssembly<Screen, Int> {
  StepAssembly(
    "screen \(number)",
    finder: PredicateFinder { screen, _ in screen.number == number },
    factory: InlineFactory(name: "screen") { _ in Screen(number) }
  )
}

/// Five steps: three screens pushed on each other in a new navigation controller, which is presented.
@MainActor
func route(_ number: Int = -1) -> Route<Screen, Int> {
  let first = step(number).using(.push).from(.navigationController).using(.present).from(.current)
  let second = step(number - 1).using(.push).from(first.expectingContainer(UINavigationController.self))
  return step(number - 2).using(.push).from(second.expectingContainer(UINavigationController.self))
}

/// A window with so many controllers in a navigation stack.
@MainActor
func stack(_ count: Int) -> (UIWindow, DefaultRouter) {
  let navigation = UINavigationController()
  navigation.setViewControllers((0..<count).map { Screen($0) }, animated: false)
  let window = UIWindow()
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  CATransaction.flush()
  return (window, DefaultRouter(window: GivenWindowProvider(window)))
}

/// Seconds of one plan.
@MainActor
func planning(_ count: Int, times: Int) -> Double {
  let (window, router) = stack(count)
  defer { _ = window }
  let way = route()
  return best(of: 5) { for _ in 0..<times { _ = router.plan(to: way, with: 0) } } / Double(times)
}

/// What a team writes without a library: the first controller below another, or above it, that a predicate holds for.
@MainActor @inline(never)
func search(_ controller: UIViewController, _ predicate: (UIViewController) -> Bool) -> UIViewController? {
  if predicate(controller) { return controller }
  for child in controller.children { if let found = search(child, predicate) { return found } }
  return controller.presentedViewController.flatMap { search($0, predicate) }
}

/// Seconds of searching a stack three times for what is not in it, as the three finders of the route have to.
@MainActor
func searching(_ count: Int, times: Int) -> Double {
  let (window, _) = stack(count)
  guard let root = window.rootViewController else { return 0 }
  return best(of: 5) {
    for _ in 0..<times * 3 { precondition(search(root) { ($0 as? Screen)?.number == -1 } == nil) }
  } / Double(times)
}

/// Seconds of one navigation and of the dismissal that takes it back.
@MainActor
func navigating(_ count: Int, times: Int) -> Double {
  let (window, router) = stack(count)
  let way = route()
  return best(of: 3) {
    for _ in 0..<times {
      router.navigate(to: way, with: 0)
      CATransaction.flush()
      window.rootViewController?.dismiss(animated: false)
      CATransaction.flush()
    }
  } / Double(times)
}

/// Seconds of a plan, of performing it and of the dismissal that takes it back; beside the same without a router: a search for
/// each of the three screens, then what the plan does. In turns, so that other work on the machine hits both.
@MainActor
func going(_ count: Int, times: Int) -> (router: Double, byHand: Double) {
  let (window, router) = stack(count)
  let way = route()
  func back() {
    CATransaction.flush()
    window.rootViewController?.dismiss(animated: false)
    CATransaction.flush()
  }
  var best = (router: Double.infinity, byHand: Double.infinity)
  for _ in 0..<7 {
    let routed = ContinuousClock().measure {
      for _ in 0..<times {
        router.perform(router.plan(to: way, with: 0))
        back()
      }
    }
    let byHand = ContinuousClock().measure {
      for _ in 0..<times {
        guard let root = window.rootViewController else { return }
        for number in -3...(-1) where search(root, { ($0 as? Screen)?.number == number }) != nil { return }
        let navigation = UINavigationController()
        navigation.setViewControllers((-3...(-1)).map { Screen($0) }, animated: false)
        root.present(navigation, animated: true)
        back()
      }
    }
    best = (min(best.router, routed / .seconds(times)), min(best.byHand, byHand / .seconds(times)))
  }
  return best
}

/// The bytes that the process holds.
func heldBytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4096
}

/// Seconds of finding one of so many patterns.
func matching(_ count: Int) throws -> Double {
  let table = LinkTable(
    try (0..<count).map { (try LinkPattern("shop://team\($0 % 100)/section\($0)/{id}?name={name}"), $0) }
  )
  let links = try (0..<100).map { number in
    let place = number * count / 100
    return try Link("shop://team\(place % 100)/section\(place)/42?name=tea")
  }
  return best(of: 5) { for link in links { precondition(table.matches(of: link).count == 1) } } / 100
}

let planHundred = planning(100, times: 200)
let planMany = planning(10_000, times: 20)
let goHundred = navigating(100, times: 50)
let goMany = navigating(10_000, times: 10)
let goTwenty = going(20, times: 200)
let goThousand = going(1_000, times: 20)
let before = heldBytes()
let routes = (0..<10_000).map { route(-3 * $0 - 1) }
let memory = Double(heldBytes() - before) / Double(routes.count)
let links = (small: try matching(100), large: try matching(10_000))

let results = [
  Result("a plan of five steps in a stack of 100 controllers", planHundred * 1e6, atMost: 300, unit: " µs"),
  Result("a plan of five steps in a stack of 10,000", planMany * 1e3, atMost: 16, unit: " ms"),
  Result("its growth, a controller", planMany / planHundred / 100, atMost: 1.5, unit: ""),
  Result("beside a search by hand for each finder", planMany / searching(10_000, times: 20), atMost: 1, unit: "x"),
  Result("a navigation of five steps and back in a stack of 100", goHundred * 1e3, atMost: 16, unit: " ms"),
  Result("a navigation of five steps and back in a stack of 10,000", goMany * 1e3, atMost: 100, unit: " ms"),
  Result("its growth, a controller", goMany / goHundred / 100, atMost: 1.5, unit: ""),
  Result(
    "a plan that is then performed beside the same by hand, of 20",
    goTwenty.router / goTwenty.byHand,
    atMost: 2,
    unit: "x"
  ),
  Result("in a stack of 1,000", goThousand.router / goThousand.byHand, atMost: 1.5, unit: "x"),
  Result("memory of a route of five steps, of 10,000", memory, atMost: 8_192, unit: " bytes"),
  Result("matching one of 10,000 links", links.large * 1e6, atMost: 50, unit: " µs"),
  Result("its growth from 100 links", links.large / links.small, atMost: 2, unit: ""),
]
print("| | limit | case |\n|---|---|---|")
for result in results { print("| \(result.number) | \(result.limit) | \(result.name) |") }
exit(results.allSatisfy(\.isGood) && routes.count == 10_000 ? 0 : 1)
