import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

/// `PETRI_RECORD=1 swift test --filter MistakeTests` writes the texts of `Invalid` anew.
@Suite("Mistakes in a catalogue")
struct MistakeTests {
  @Test("each has one message, at its place, with what was expected or is nearest", arguments: InvalidCatalog.all)
  func mistake(_ catalog: InvalidCatalog) throws {
    let diagnostics = catalog.load().diagnostics
    let text = TextDiagnosticFormatter().format(diagnostics)
    expectEqual(diagnostics.map(\.code), [catalog.code], "\(text)")
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil { try catalog.record(text) }
    expectEqual(text, catalog.expected)
  }

  @Test("every code of the loader has a case")
  func coverage() {
    #expect(InvalidCatalog.all.count >= 160)
    // These come from the file system, from Swift's registry, from a context's file, from fonts and from the layout of storyboards, which have
    // tests of their own.
    let elsewhere: Set<DiagnosticCode> = [
      .cannotRead, .unknownClass, .badJSON, .unknownFont, .unsatisfiableConstraints, .ambiguousView, .misplacedView,
    ]
    #expect(Set(DiagnosticCode.allLoader).subtracting(elsewhere).isSubset(of: InvalidCatalog.all.map(\.code)))
  }

  @Test("all mistakes of several files are reported together, by file and place")
  func together() {
    let loaded = MarkedCatalog([
      "Screens/b.yaml": "screen: b\ntitel: B\ncontent: [{lable: B}]\n", "Screens/a.yaml": "screen: a\n",
      "Screens/c.yaml": "screen: c\ncontent: [{label: C}]\n",
    ]).load()
    expectEqual(
      loaded.diagnostics.map { $0.range?.extent.prefix { $0 != "-" } },
      [
        "Screens/a.yaml:1:1", "Screens/b.yaml:2:1", "Screens/b.yaml:3:12",
      ]
    )
    expectEqual(loaded.catalog.screenNames, ["c"])
    expectEqual(loaded.brokenScreens.map(\.name), ["a", "b"])
  }

  @Test("what is given to a screen that isn't there is looked at all the same")
  func givenToNobody() {
    let marked = MarkedCatalog([
      "Screens/a.yaml":
        "screen: a\ncontent:\n  - button: {title: A, tap: {open: «nowhere», with: {id: \"«${nothing}»\"}}}\n"
    ])
    let diagnostics = marked.load().diagnostics
    expectEqual(diagnostics.map { $0.range?.extent }, marked.places)
    expectEqual(diagnostics.map(\.code), [.unknownScreen, .unknownReference])
  }

  @Test("a start screen that isn't text is one mistake")
  func startList() {
    let marked = MarkedCatalog([
      "Catalog.yaml": "catalog: A\nstart: «[a]»\n", "Screens/a.yaml": "screen: a\ncontent: [{label: A}]\n",
    ])
    expectEqual(marked.load().diagnostics.map { $0.range?.extent }, marked.places)
  }

  @Test("a broken screen is in the group that its file or its folder gives it, as far as that can be read")
  func groups() {
    let loaded = MarkedCatalog([
      "Screens/_defaults.yaml": "group: Shared/Deep\n",
      "Screens/a.yaml": "screen: a\ngroup: Own/A\ncontent: [{lable: A}]\n",
      "Screens/b.yaml": "group: 'Own/B' # first\nscreen: b\ncontent: [\n---\nscreen: c\ngroup: C\n",
      "Screens/d.yaml": "screen: d\n", "Screens/e.yaml": "screen: e\ncontent: [\n",
    ]).load()
    let groups = Dictionary(loaded.brokenScreens.map { ($0.name, $0.group) }, uniquingKeysWith: { one, _ in one })
    expectEqual(
      groups,
      [
        "a": ["Own", "A"], "b": ["Own", "B"], "c": ["C"], "d": ["Shared", "Deep"], "e": ["Shared", "Deep"],
      ]
    )
  }

  @Test(
    "mistakes in the screens themselves are reported though Catalog.yaml can't be read, and none that depend on it"
  )
  func withBrokenCatalog() {
    let screens =
      "screen: a\nvariants: {x: {y: {}}}\ncontent: [{«lable»: \"${state.open}\"}, {label: \"${state.open}\"}]\n"
    for catalog in ["catalog: A\nstate\nstart: a\n", "catalog: [A\n"] {
      let diagnostics = MarkedCatalog(["Catalog.yaml": catalog, "Screens/a.yaml": screens]).load().diagnostics
      expectEqual(diagnostics.count, 2)
      expectEqual(diagnostics.map { $0.range?.file.path }, ["Catalog.yaml", "Screens/a.yaml"])
      expectEqual(diagnostics.last?.code, .unknownView)
    }
    // A screen in Catalog.yaml itself is only a screen.
    let own = MarkedCatalog([
      "Catalog.yaml": "catalog: A\n---\nscreen: b\ntitle\ncontent: []\n",
      "Screens/a.yaml": "screen: a\ncontent: [{label: A}]\n",
    ]).load()
    expectEqual(own.catalog.screenNames, ["a"])
    expectEqual(own.diagnostics.map { $0.range?.start.line }, [4])
  }

  @Test("a broken definition isn't a second mistake where it is named")
  func noCascade() {
    let loaded = MarkedCatalog([
      "Catalog.yaml": "catalog: A\nstart: broken\n",
      "Screens/a.yaml": "screen: a\nwrapping: [box]\ncontent: {tabs: [{screen: broken}, {screen: syntax}]}\n",
      "Screens/b.yaml": "screen: broken\n«content»:\n", "Screens/c.yaml": "screen: syntax\ncontent: [{label: \"A}]\n",
      "Screens/d.yaml": "container: box\nchidl: {pin: edges}\n",
      "Screens/e.yaml": "screen: e\ncontext: {x: strng}\ncontent: [{label: \"${x} ${x.y}\", when: \"${x}\"}]\n"
        .replacing(
          "{label: \"${x} ${x.y}\", when: \"${x}\"}",
          with: "{label: {text: \"${x} ${x.y}\", when: \"${x}\"}}"
        ),
    ]).load()
    expectEqual(
      loaded.diagnostics.filter { $0.severity == .error }.map { $0.range?.file.path },
      [
        "Screens/b.yaml", "Screens/c.yaml", "Screens/d.yaml", "Screens/e.yaml",
      ]
    )
    #expect(loaded.catalog.screenNames.isEmpty)
    expectEqual(Set(loaded.brokenScreens.map(\.name)), ["a", "broken", "syntax", "e"])
  }

  @Test(
    "a bracket that is never closed is reported where it opens, wherever the file ends",
    arguments: [
      "screen: «[»", "screen: a\ncontent: «[»\n  {label: \"[\"},  # {\n\n", "screen: a\ncontent: [«{»label: Hi\n",
    ]
  )
  func openBracket(yaml: String) {
    let catalog = MarkedCatalog(["Screens/a.yaml": yaml])
    let diagnostics = catalog.load().diagnostics
    expectEqual(diagnostics.map(\.code), ["unclosed-bracket"])
    expectEqual(diagnostics.compactMap { $0.range?.extent }, catalog.places)
  }

  @Test("a class is checked where it is known what is registered")
  func classes() {
    let catalog = MarkedCatalog([
      "Screens/a.yaml": "screen: a\nwrapping: [{class: «Crd»}]\ncontent: {class: «Prodct»}\n"
    ])
    #expect(catalog.load().diagnostics.isEmpty)
    let diagnostics = catalog.load(controllers: ["Product"], layers: ["Card"]).diagnostics
    expectEqual(diagnostics.map(\.code), [.unknownClass, .unknownClass])
    expectEqual(diagnostics.compactMap { $0.range?.extent }, catalog.places)
    expectEqual(diagnostics.map(\.label), ["did you mean 'Card'?", "did you mean 'Product'?"])
  }

  @Test("a key whose type isn't known has one message, whoever gives it a value")
  func untyped() {
    let loaded = CatalogLoader(devices: []).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\n",
        "Screens/a.yaml": """
        screen: a
        context: {x: strng, y: string}
        fixtures: {b: {x: 1}}
        links: "s://h/{x}/{y}"
        wrapping: [c: {z: 1}]
        content: [{label: "${x} ${y}"}]
        ---
        screen: b
        content: [{button: {title: a, tap: {open: a, with: {x: 1, y: b}}}}]
        ---
        container: c
        parameters: {z: innt}
        """,
      ])
    )
    expectEqual(
      loaded.diagnostics.map(\.message),
      ["unknown type 'strng'", "unknown type 'innt'"]
    )
  }
}
