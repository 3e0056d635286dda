import Expectations
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Warnings")
struct WarningTests {
  private func warnings(_ files: [String: String]) -> [String] {
    MarkedCatalog(files).load(lints: true).diagnostics.map { "\($0.range?.start.line ?? 0) \($0.code.rawValue)" }
  }

  @Test("a key is used by texts, conditions, lists, values of taps and layers, children, and what a route carries")
  func usedKeys() {
    let uses = [
      "title: \"${k}\"\ncontent: [{label: A}]", "content: [{label: {text: A, when: \"${k} == x\"}}]",
      "content: [{button: {title: A, tap: {open: b, with: {k: \"${k}\"}}}}]",
      "content: [{button: {title: A, tap: {link: \"app://${k}\"}}}]",
      "content: {tabs: [{screen: b, with: {k: \"${k}\"}}]}",
      "wrapping: [{frame: {p: \"${k}\"}}]\ncontent: [{label: A}]", "content: {class: AnyViewController}",
      "wrapping: [{class: AnyCard}]\ncontent: [{label: A}]",
      "route: [{using: present}, {from: {screen: b}}, {using: present}, {from: current}]\ncontent: [{label: A}]",
      "route: {find: {screen: a, context: same}, steps: [{using: present}, {from: current}]}\ncontent: [{label: A}]",
      "content: [{button: {title: A, tap: {set: {s: \"${k}\"}}}}]",
      "postTasks: [{set: {s: \"${k}\"}}]\ncontent: [{label: A}]",
    ]
    let others = """
      container: frame
      parameters: {p: {type: string, default: x}}
      views: [{label: "${p}"}]
      ---
      screen: z
      wrapping: [frame]
      content: {tabs: [{screen: b}]}
      ---
      screen: b
      context: {k: {type: string, example: x}}
      content: [{label: "${k}"}]
      """
    for use in uses {
      let screen = "screen: a\ncontext: {k: {type: string, example: x}}\n\(use)\n"
      let files = ["Catalog.yaml": "catalog: A\nstate: {s: {type: string, default: a}}\n", "Screens/b.yaml": others]
      expectEqual(warnings(files.merging(["Screens/a.yaml": screen]) { $1 }), [], "\(use)")
    }
    let without = "screen: a\ncontext: {k: {type: string, example: x}}\ncontent: [{label: \"k $${k}\"}]\n"
    expectEqual(warnings(["Screens/a.yaml": without]), ["2 unused-key"])
  }

  @Test("a fixture is used by the matrix, by a walk and by a screen that holds this one")
  func usedFixtures() {
    func screen(_ rest: String) -> String {
      "screen: a\ncontext: {k: {type: string, example: x}}\nfixtures: {f: {k: y}}\ncontent: [{label: \"${k}\"}]\n\(rest)\n"
    }
    expectEqual(warnings(["Screens/a.yaml": screen("")]), [])
    expectEqual(warnings(["Screens/a.yaml": screen("matrix: {include: {fixture: examples}}")]), ["3 unused-fixture"])
    expectEqual(warnings(["Screens/a.yaml": screen("matrix: {exclude: {fixture: f, device: iphone-se}}")]), [])
    let walk = "matrix: {skip: no}\nwalks: {w: {fixture: f, steps: [{tap: x}]}}"
    #expect(!warnings(["Screens/a.yaml": screen(walk)]).contains("3 unused-fixture"))
    let holder = "screen: b\ncontent: {tabs: [{screen: a, fixture: f}]}\n"
    expectEqual(warnings(["Screens/a.yaml": screen("matrix: {skip: \"no\"}"), "Screens/b.yaml": holder]), [])
  }

  @Test(
    "screens are reached by taps, children, routes, links, interceptors and variants; a controller in Swift may open any"
  )
  func reached() {
    let catalog = """
      catalog: A
      start: a
      interceptors: {in: {require: "${state.s}", show: sign-in}}
      state: {s: {type: bool, default: false}}
      experiments: {e: [x, y]}
      """
    let screens = """
      screen: a
      interceptors: in
      variants: {e: {y: {content: {tabs: [{screen: other}]}, supportingViews: [{button: {title: T, tap: {open: tried}}}]}}}
      content: [{button: {title: A, tap: {open: b}}}]
      ---
      screen: b
      content: {tabs: [{screen: c}]}
      ---
      screen: c
      content: [{label: C}]
      ---
      screen: d
      route: [{using: present}, {from: {route: c}}]
      content: [{label: D}]
      ---
      screen: linked
      links: [app://linked]
      content: [{label: L}]
      ---
      screen: sign-in
      content: [{label: S}]
      ---
      screen: other
      content: [{label: O}]
      ---
      screen: tried
      content: [{label: T}]
      ---
      screen: lost
      content: [{button: {title: A, tap: {open: lost-below}}}]
      ---
      screen: lost-below
      content: [{label: L}]

      """
    expectEqual(warnings(["Catalog.yaml": catalog, "Screens/a.yaml": screens]), ["29 unreached-screen"])
    let noStart = catalog.replacing("start: a\n", with: "")
    expectEqual(warnings(["Catalog.yaml": noStart, "Screens/a.yaml": screens]), [])
    let swift = screens.replacing("content: [{label: C}]", with: "content: {class: Any}")
    expectEqual(warnings(["Catalog.yaml": catalog, "Screens/a.yaml": swift]), [])
  }

  @Test("a file without errors keeps its warnings where another one has some")
  func afterErrors() {
    let files = ["Screens/a.yaml": "screen: a\ncontext: {k: string}\ncontent: [{label: A}]\n"]
    expectEqual(warnings(files), ["2 missing-example", "2 unused-key"])
    expectEqual(
      warnings(files.merging(["Screens/b.yaml": "screen: b\n"]) { $1 }),
      ["2 missing-example", "2 unused-key", "1 missing-key"]
    )
    let own = "screen: a\ncontext: {k: string}\ncontent: [{lable: A}]\n"
    expectEqual(warnings(["Screens/a.yaml": own]), ["3 unknown-view"])
  }

  @Test("a comment keeps the warnings of its line away, or those of the line after it")
  func ignoring() {
    func screen(_ before: String, _ behind: String) -> [String] {
      warnings([
        "Screens/a.yaml":
          "screen: a\ncontext:\n\(before)  k: string\(behind)\ncontent: [{label: \"a # petri:ignore\"}]\n"
      ])
    }
    expectEqual(screen("", " # petri:ignore"), [])
    expectEqual(screen("", "   # petri:ignore unused-key, missing-example"), [])
    expectEqual(screen("", " # petri:ignore petri.unused-key missing-example - because"), [])
    expectEqual(screen("", " # petri:ignore unused-key"), ["3 missing-example"])
    expectEqual(
      screen("  # petri:ignore unused-key - why\n  # and why not\n\n", ""),
      ["6 unused-key", "6 missing-example", "3 useless-ignore"].sorted()
    )
    expectEqual(
      screen("  # petri:ignore unused-key - why\n  # and why not\n  # petri:ignore missing-example\n", ""),
      []
    )
    expectEqual(screen("", " # petri:ignored"), ["3 missing-example", "3 unused-key"])
    #expect(screen("", " # petri:ignore unused-fixture").contains("3 useless-ignore"))
  }

  @Test("a catalogue decides the severity of a warning, and an ignored one that is off is not useless")
  func severities() {
    let screen = "screen: a\ncontext:\n  k: string   # petri:ignore unused-key\ncontent: [{label: A}]\n"
    let loaded = MarkedCatalog([
      "Catalog.yaml": "catalog: A\nseverity: {unused-key: off, missing-example: error}\n", "Screens/a.yaml": screen,
    ]).load(lints: true)
    expectEqual(loaded.diagnostics.map(\.code), [.missingExample])
    expectEqual(loaded.diagnostics.map(\.severity), [.error])
    #expect(loaded.hasErrors)
    expectEqual(loaded.catalog.screenNames, ["a"])
  }

  @Test(
    "a key in another language's signs is reported in its place, with the right form; other words are not",
    arguments: ["{k}", "$k", "#{k}", "%{k}", "{{k}}"]
  )
  func keysAsText(text: String) {
    let catalog = MarkedCatalog([
      "Screens/a.yaml":
        "screen: a\ncontext: {k: {type: string, default: x}}\ncontent: [{label: \"${k} in «\(text)»\"}]\n"
    ])
    let diagnostics = catalog.load(lints: true).diagnostics
    expectEqual(diagnostics.map(\.code), [.keyAsText])
    expectEqual(diagnostics.compactMap { $0.range?.extent }, catalog.places)
    expectEqual(diagnostics.flatMap(\.fixIts).map(\.replacement), ["${k}"])
    let other = text.replacing("k", with: "key")
    expectEqual(
      warnings([
        "Screens/a.yaml":
          "screen: a\ncontext: {k: {type: string, default: x}}\ncontent: [{label: \"${k} \(other) $${k} 5$\"}]\n"
      ]),
      []
    )
  }
}
