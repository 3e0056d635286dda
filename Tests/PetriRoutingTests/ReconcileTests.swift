import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// From the actual tree to the required one.
@MainActor
@Suite("Reconciling")
struct ReconcileTests {
  private func node(_ name: String, presented: RequiredController? = nil) -> RequiredController {
    RequiredController(
      name,
      presented: presented,
      isSame: { ($0 as? NamedController)?.name == name },
      build: { NamedController(name) }
    )
  }

  private func navigation(_ names: String..., presented: RequiredController? = nil) -> RequiredController {
    .navigation(names.map { node($0) }, presented: presented)
  }

  private func moves(_ screen: RoutingScreen, _ required: RequiredController) -> [String] {
    screen.router.plan(reconciling: required).moves.map(\.description)
  }

  private func reconcile(_ screen: RoutingScreen, _ required: RequiredController) {
    screen.router.reconcile(to: required)
    CATransaction.flush()
  }

  @Test("dismissed and popped until it is a part of the required tree, pushed and presented until it matches")
  func steps() {
    let root = UINavigationController(rootViewController: NamedController("a"))
    root.pushViewController(NamedController("x"), animated: false)
    let screen = RoutingScreen(root)
    root.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    let required = navigation("a", "b", "c", presented: navigation("d"))
    expectEqual(
      moves(screen, required),
      [
        "dismiss modal", "replace x by b, c on navigation", "present navigation",
      ]
    )
    reconcile(screen, required)
    expectEqual(screen.text, "navigation[a, b, *c*] > navigation[*d*]")
    expectEqual(moves(screen, required), [])
    expectEqual(
      moves(screen, navigation("a", presented: navigation("d", "e"))),
      [
        "remove b, c on navigation", "push e on navigation",
      ]
    )
    reconcile(screen, navigation("a", presented: navigation("d", "e")))
    expectEqual(screen.text, "navigation[*a*] > navigation[d, *e*]")
    expectEqual(moves(screen, node("other")), ["set root other on the window"])
    reconcile(screen, .tabs([node("one"), navigation("two", "three")], selected: 1))
    expectEqual(screen.text, "tabs[one, *navigation[two, *three*]*]")
    expectEqual(
      moves(screen, .tabs([node("one"), navigation("two")], selected: 0)),
      [
        "show select tab 0 of tabs", "remove three on navigation",
      ]
    )
    reconcile(screen, .tabs([node("one"), navigation("two")], selected: 0))
    expectEqual(screen.text, "tabs[*one*, navigation[*two*]]")
  }

  @Test("what would have to go may refuse, and then nothing moves")
  func refusing() {
    let root = UINavigationController(rootViewController: NamedController("a"))
    let editor = NamedController("editor")
    editor.canBeDismissed = false
    root.pushViewController(editor, animated: false)
    let screen = RoutingScreen(root)
    expectEqual(screen.router.plan(reconciling: navigation("a")).failure?.kind, .cannotBeDismissed)
    reconcile(screen, navigation("a"))
    expectEqual(screen.text, "navigation[a, *editor*]")
  }

  /// Levels of stacks, each a word: the letters are the screens.
  private static let states: [[String]] = {
    let words = ["a", "b", "ab", "ba", "abc"]
    return words.map { [$0] } + words.flatMap { one in words.map { [one, $0] } }
      + ["a", "ab"].flatMap { one in ["a", "b"].flatMap { two in ["a", "ba"].map { [one, two, $0] } } }
  }()

  /// The states that one move can make of a state: a dismissal of everything above a level, a presentation of a level,
  /// another stack on one level.
  private static func neighbours(of state: [String]) -> [[String]] {
    let words = Set(states.flatMap { $0 })
    var result = (1..<state.count).map { Array(state[..<$0]) }
    for word in words {
      if state.count < 3 { result.append(state + [word]) }
      for level in state.indices where state[level] != word {
        var next = state
        next[level] = word
        result.append(next)
      }
    }
    return result
  }

  @Test("no way with fewer moves exists: against a search through all states of up to three levels")
  func minimal() {
    var checked = 0
    for start in Self.states {
      var distance = [start: 0]
      var waiting = [start]
      var next = 0
      while next < waiting.count {
        let state = waiting[next]
        next += 1
        for neighbour in Self.neighbours(of: state) where distance[neighbour] == nil {
          distance[neighbour] = distance[state, default: 0] + 1
          waiting.append(neighbour)
        }
      }
      let screen = RoutingScreen(stack(start[0]))
      var level = screen.window.rootViewController
      for word in start.dropFirst() {
        let above = stack(word)
        level?.present(above, animated: false)
        CATransaction.flush()
        level = above
      }
      for goal in Self.states {
        let count = moves(screen, required(goal)).count
        expectEqual(count, distance[goal], "\(start) to \(goal): \(moves(screen, required(goal)))")
        checked += 1
      }
    }
    expectEqual(checked, Self.states.count * Self.states.count)
  }

  private func stack(_ word: String) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(word.map { NamedController(String($0)) }, animated: false)
    return navigation
  }

  private func required(_ state: [String]) -> RequiredController {
    var result: RequiredController?
    for word in state.reversed() {
      result = .navigation(word.map { node(String($0)) }, presented: result)
    }
    return result ?? node("none")
  }
}
