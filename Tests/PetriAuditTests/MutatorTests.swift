import Expectations
import PetriAudit
import Testing

@Suite("What an audit changes")
struct MutatorTests {
  @Test("a view's attributes get other values, are left out, and those that it hasn't are added")
  func label() throws {
    expectEqual(
      try changes("content:\n  - divider: {height: 2, alpha: 1}"),
      """
      3:23: content[0].divider.height: 2 -> 3
      3:15: content[0].divider.height: removed height: 2
      3:33: content[0].divider.alpha: 1 -> 0.5
      3:26: content[0].divider.alpha: removed alpha: 1
      3:15: content[0].divider.id: added id: audited
      3:15: content[0].divider.width: added width: 40
      3:15: content[0].divider.when: added when: false
      3:15: content[0].divider.tap: added tap: dismiss
      3:15: content[0].divider.contextMenu: added contextMenu: [{title: Copy}]
      3:15: content[0].divider.background: added background: systemOrange
      3:15: content[0].divider.tint: added tint: systemOrange
      3:15: content[0].divider.accessibilityLabel: added accessibilityLabel: Close
      3:15: content[0].divider.minWidth: added minWidth: 40
      3:15: content[0].divider.maxWidth: added maxWidth: 40
      3:15: content[0].divider.aspectRatio: added aspectRatio: 40
      3:15: content[0].divider.grow: added grow: true
      3:15: content[0].divider.hidden: added hidden: true
      3:15: content[0].divider.cornerRadius: added cornerRadius: 1
      3:15: content[0].divider.border: added border: systemOrange
      3:15: content[0].divider.shadow: added shadow: {color: systemTeal}
      3:5: content[0]: removed divider: {height: 2, alpha: 1}
      3:5: content[1]: added spacer

      """
    )
  }

  @Test("a view in its short form gets attributes too, and so does a word")
  func short() throws {
    expectEqual(
      try changes("content: [spinner: , spacer]"),
      """
      2:11: content[0].spinner.animating: added animating: false
      2:11: content[0].spinner.large: added large: true
      2:11: content[0].spinner.id: added id: audited
      2:11: content[0].spinner.width: added width: 40
      2:11: content[0].spinner.height: added height: 40
      2:11: content[0].spinner.when: added when: false
      2:11: content[0].spinner.tap: added tap: dismiss
      2:11: content[0].spinner.contextMenu: added contextMenu: [{title: Copy}]
      2:11: content[0].spinner.background: added background: systemOrange
      2:11: content[0].spinner.tint: added tint: systemOrange
      2:11: content[0].spinner.alpha: added alpha: 0.5
      2:11: content[0].spinner.accessibilityLabel: added accessibilityLabel: Close
      2:11: content[0].spinner.minWidth: added minWidth: 40
      2:11: content[0].spinner.maxWidth: added maxWidth: 40
      2:11: content[0].spinner.minHeight: added minHeight: 40
      2:11: content[0].spinner.maxHeight: added maxHeight: 40
      2:11: content[0].spinner.aspectRatio: added aspectRatio: 40
      2:11: content[0].spinner.grow: added grow: true
      2:11: content[0].spinner.hidden: added hidden: true
      2:11: content[0].spinner.cornerRadius: added cornerRadius: 1
      2:11: content[0].spinner.border: added border: systemOrange
      2:11: content[0].spinner.shadow: added shadow: {color: systemTeal}
      2:11: content[0]: removed spinner:
      2:11: content[0]: exchanged with the next: spinner: <-> spacer
      2:22: content[1]: spacer -> divider
      2:22: content[1].spacer.length: added length: 1
      2:22: content[1].spacer.id: added id: audited
      2:22: content[1].spacer.width: added width: 40
      2:22: content[1].spacer.height: added height: 40
      2:22: content[1].spacer.when: added when: false
      2:22: content[1].spacer.tap: added tap: dismiss
      2:22: content[1].spacer.contextMenu: added contextMenu: [{title: Copy}]
      2:22: content[1].spacer.background: added background: systemOrange
      2:22: content[1].spacer.tint: added tint: systemOrange
      2:22: content[1].spacer.alpha: added alpha: 0.5
      2:22: content[1].spacer.accessibilityLabel: added accessibilityLabel: Close
      2:22: content[1].spacer.minWidth: added minWidth: 40
      2:22: content[1].spacer.maxWidth: added maxWidth: 40
      2:22: content[1].spacer.minHeight: added minHeight: 40
      2:22: content[1].spacer.maxHeight: added maxHeight: 40
      2:22: content[1].spacer.aspectRatio: added aspectRatio: 40
      2:22: content[1].spacer.grow: added grow: true
      2:22: content[1].spacer.hidden: added hidden: true
      2:22: content[1].spacer.cornerRadius: added cornerRadius: 1
      2:22: content[1].spacer.border: added border: systemOrange
      2:22: content[1].spacer.shadow: added shadow: {color: systemTeal}
      2:22: content[1]: removed spacer
      2:22: content[2]: added divider

      """
    )
  }

  @Test("a view is removed, and exchanged with the next, in a block and in brackets")
  func lists() throws {
    expectEqual(
      try edited("content:\n  - label: A\n  - label: B", [.removed, .exchanged]),
      """
      content:
        - label: B
      ---
      content:
        - label: B
        - label: A
      ---
      content:
        - label: A
      """
    )
    expectEqual(
      try edited("content: [{label: A}, {label: B}]", [.removed, .exchanged]),
      """
      content: [{label: B}]
      ---
      content: [{label: B}, {label: A}]
      ---
      content: [{label: A}]
      """
    )
  }

  @Test("texts, conditions, taps, colours and references change")
  func values() throws {
    let view = """
      context: {name: {type: string, example: Ann}, tall: {type: bool, default: true}}
      content:
        - button:
            title:
              en: "Hi ${name}"
              ru: >-
                Привет
            when: ${tall}
            tap: {open: b, with: {id: 1}}
            tint: "#FF0000"
            background: ${state.color}
      """
    expectEqual(
      try changes(view, [.changed]),
      """
      6:13: content[0].button.title.en: "Hi ${name}" -> "Hi ${name}!"
      7:13: content[0].button.title.ru: Привет -> Привет!
      9:13: content[0].button.when: ${tall} -> "not (${tall})"
      10:19: content[0].button.tap.open: b -> a
      10:33: content[0].button.tap.with.id: 1 -> 2
      11:13: content[0].button.tint: "#FF0000" -> systemTeal
      12:19: content[0].button.background: ${state.color} -> systemOrange

      """
    )
  }

  @Test("defaults, examples and fixtures change by their types")
  func context() throws {
    let context = """
      context:
        a: {type: string, default: A}
        b: {type: int, example: 1}
        c: {type: time, example: "18:00"}
        d: {type: choice, values: [x, y], default: x}
        e: {type: list, of: bool, example: [true, false]}
        f: {type: double, default: 0.5}
      fixtures:
        one: {b: 2, a: "12"}
        none:
      content: []
      """
    expectEqual(
      try changes(context, below: "context."),
      """
      3:30: context.a.default: A -> A!
      3:7: context.a.example: added example: A!
      4:27: context.b.example: 1 -> 2
      4:7: context.b.default: added default: 2
      5:28: context.c.example: "18:00" -> "09:00"
      5:7: context.c.default: added default: "09:00"
      6:46: context.d.default: x -> "y"
      6:7: context.d.example: added example: "y"
      7:39: context.e.example[0]: true -> false
      7:39: context.e.example[0]: removed true
      7:39: context.e.example[0]: exchanged with the next: true <-> false
      7:45: context.e.example[1]: false -> true
      7:45: context.e.example[1]: removed false
      7:7: context.e.default: added default: [true]
      8:30: context.f.default: 0.5 -> 1.5
      8:7: context.f.example: added example: 1.5

      """
    )
    expectEqual(
      try changes(context, below: "fixtures."),
      """
      10:12: fixtures.one.b: 2 -> 3
      10:9: fixtures.one.b: removed b: 2
      10:18: fixtures.one.a: "12" -> 12!
      10:15: fixtures.one.a: removed a: "12"
      10:9: fixtures.one.c: added c: "09:00"
      10:9: fixtures.one.d: added d: "y"
      10:9: fixtures.one.e: added e: [true]
      10:9: fixtures.one.f: added f: 1.5
      10:9: fixtures.one.state: added state: {color: systemTeal}
      10:9: fixtures.one.keyboard: added keyboard: shown
      10:3: fixtures.one: removed one: {b: 2, a: "12"}
      11:3: fixtures.none: removed none:

      """
    )
  }

  @Test("layers are dropped, exchanged and get other parameters")
  func layers() throws {
    expectEqual(
      try changes("wrapping: [box, {frame: {color: red}}]\ncontent: []", below: "wrapping"),
      """
      2:12: wrapping[0]: box -> frame
      2:12: wrapping[0]: removed box
      2:12: wrapping[0]: exchanged with the next: box <-> {frame: {color: red}}
      2:33: wrapping[1].frame.color: red -> systemTeal
      2:26: wrapping[1].frame.color: removed color: red
      2:26: wrapping[1].frame.wide: added wide: false
      2:17: wrapping[1]: removed {frame: {color: red}}
      2:1: wrapping: removed wrapping: [box, {frame: {color: red}}]

      """
    )
  }

  @Test("what a route, an interceptor and a link say changes")
  func navigation() throws {
    let navigation = """
      links: [app://a]
      route:
        find: {screen: a, in: [current]}
        steps: [{using: push}, {from: {screen: b}}]
      interceptors: [asks]
      blocking: {priority: 1000}
      content: []
      """
    let paths = ["links", "route", "interceptors", "blocking"]
    expectEqual(
      try paths.map { try changes(navigation, below: $0) }.joined(),
      """
      2:9: links[0]: app://a -> "app://xa"
      2:9: links[0]: removed app://a
      2:1: links: removed links: [app://a]
      4:18: route.find.screen: a -> b
      4:26: route.find.in[0]: current -> visible
      4:26: route.find.in[0]: removed current
      4:26: route.find.in[1]: added visible
      4:21: route.find.in: removed in: [current]
      4:10: route.find.context: added context: same
      4:10: route.find.start: added start: root
      4:3: route.find: removed find: {screen: a, in: [current]}
      5:19: route.steps[0].using: push -> pushAsRoot
      5:11: route.steps[0]: removed {using: push}
      5:11: route.steps[0]: exchanged with the next: {using: push} <-> {from: {screen: b}}
      5:34: route.steps[1].from.with: added with: {id: 3}
      5:26: route.steps[1]: removed {from: {screen: b}}
      3:1: route: removed route: find: {screen: a, in: [current]} steps: [{using: pus…
      6:16: interceptors[0]: asks -> other
      6:16: interceptors[0]: removed asks
      6:1: interceptors: removed interceptors: [asks]
      7:22: blocking.priority: 1000 -> 999
      7:12: blocking.onConflict: added onConflict: refuse
      7:1: blocking: removed blocking: {priority: 1000}

      """
    )
  }

  @Test("what is only said to people, and the walks, stay as they are")
  func unchanged() throws {
    let screen = "summary: S\ntags: [t]\ngroup: G\nwalks: {w: [dismiss]}\ncontent: []"
    expectEqual(try changes(screen, [.changed, .removed, .exchanged], below: ""), "")
  }

  @Test("an anchor's value changes where it is written, and what an alias leads to does not")
  func aliases() throws {
    expectEqual(
      try changes("content: [{label: &one A}, {label: *one}]", [.changed]),
      """
      2:24: content[0].label: A -> A!

      """
    )
  }

  @Test("no change of a hostile file is proposed, and none of a deep one is missed")
  func hostile() throws {
    expectEqual(try changes("content: [\n"), "")
  }

  // MARK: -

  private func catalogue(_ screen: String) throws -> SmallCatalogue {
    try SmallCatalogue(
      "screen: a\n" + screen + "\n",
      settings: """
        catalog: A
        state: {color: {type: color, default: red}}
        interceptors: {asks: {require: "${state.color} == red"}, other: {require: "true"}}
        """,
      others: [
        "Screens/b.yaml": "screen: b\ncontext: {id: {type: int, default: 2}}\ncontent: []\n",
        "Screens/frame.yaml":
          "container: frame\nparameters: {color: {type: color, default: white}, wide: {type: bool, default: true}}\n",
        "Screens/box.yaml": "container: box\n",
      ]
    )
  }

  /// The changes of a screen below a path, without their file.
  private func changes(
    _ screen: String,
    _ kinds: [Mutation.Kind] = Mutation.Kind.allCases,
    below path: String = "content"
  ) throws -> String {
    try catalogue(screen).mutations.filter { $0.path.hasPrefix(path) && kinds.contains($0.kind) }
      .map { $0.description.replacing("Screens/a.yaml:", with: "") + "\n" }.joined()
  }

  /// The screen after each change of some kinds.
  private func edited(_ screen: String, _ kinds: [Mutation.Kind]) throws -> String {
    let catalogue = try catalogue(screen)
    return catalogue.mutations.filter { kinds.contains($0.kind) && $0.path.contains("[") }
      .map {
        String(decoding: $0.applied(to: Array("screen: a\n\(screen)\n".utf8)).dropFirst(10).dropLast(), as: UTF8.self)
      }
      .joined(separator: "\n---\n")
  }
}
