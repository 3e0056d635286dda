import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRouting
import PetriUIKit
import Testing

/// Routes that require a complete stack, from different stacks on screen.
@MainActor
@Suite("Routes to a complete stack")
struct ReconciledRoutesTests {
  /// The stack that each start is left as, and the moves from there to the pass of ticket 7.
  private nonisolated static let moves: [String: [String]] = [
    "departures": ["set root station, journeys, ticket(id: 7) on the window", "present boarding-pass(id: 7)"],
    "station": [
      "show select tab 1 of station", "push ticket(id: 7) on journeys", "present boarding-pass(id: 7)",
    ],
    "station,notices": [
      "dismiss notices", "show select tab 1 of station", "push ticket(id: 7) on journeys",
      "present boarding-pass(id: 7)",
    ],
    "station,ticket": [
      "replace ticket by ticket(id: 7) on journeys", "present boarding-pass(id: 7)",
    ],
    "station,ticket,train": [
      "replace ticket, train by ticket(id: 7) on journeys", "present boarding-pass(id: 7)",
    ],
    "home,figures": ["set root station, journeys, ticket(id: 7) on the window", "present boarding-pass(id: 7)"],
  ]

  @Test("the plan has the fewest moves, and each start ends in the same stack", arguments: moves.keys.sorted())
  func sameEnd(_ start: String) throws {
    let app = try SampleApp(start, state: ["signedIn=true"])
    let target = ScreenTarget("boarding-pass", with: .object([.init(name: "id", value: .scalar("7", .plain))]))
    expectEqual(try app.composer.routing.plan(to: target).moves.map(\.description), Self.moves[start])
    _ = try app.go(target)
    expectEqual(
      app.text,
      "station[navigation[*departures*], *navigation[journeys, *ticket(id: 7)*]*] > boarding-pass(id: 7)"
    )
    // The required stack is there, so nothing is left to do but to hand the context over.
    expectEqual(
      try app.composer.routing.plan(to: target).moves.map(\.description),
      ["update ticket  (set context)"]
    )
    expectEqual(app.misuse, [])
  }

  @Test("a ticket with the same number stays, with the route's values for it")
  func identity() throws {
    let app = try SampleApp("station")
    try app.link("shop://tickets/7?seat=12A")
    let ticket = app.text
    try app.link("shop://tickets/7?seat=1C")
    expectEqual(
      app.text,
      "station[navigation[*departures*], *navigation[journeys, *ticket(id: 7, seat: \"1C\")*]*]"
    )
    #expect(app.text != ticket)
    try app.link("shop://journeys")
    expectEqual(app.text, "station[navigation[*departures*], *navigation[*journeys*]*]")
  }

  @Test("what would go may refuse, and then nothing moves, the root included")
  func refusing() throws {
    let app = try SampleApp("station,notices", state: ["locked=true"])
    let before = app.text
    try app.link("shop://passes/7")
    expectEqual(app.text, before)
    #expect(app.events.last?.contains("'notices' must be dismissed first, but it refuses") == true)
    let alone = try SampleApp("notices", state: ["locked=true"])
    try alone.link("shop://passes/7")
    #expect(alone.text.contains("notices"))
    #expect(alone.events.last?.contains("'notices' must be dismissed first, but it refuses") == true)
  }

  private func app(_ yaml: String, catalog: String = "", from start: String = "home") throws -> SampleApp {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      MemorySource(["Catalog.yaml": "catalog: A\n\(catalog)\n", "Screens/a.yaml": yaml])
    )
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    return try SampleApp(start, in: loaded.catalog)
  }

  private func set(_ app: SampleApp, _ assignments: String...) {
    expectEqual(app.composer.state.apply(assignments.compactMap { ContextAssignment(argument: $0) }), [])
  }

  @Test(
    "interceptors are asked for what is built, the destination first; tasks run, and links may bring a stack of their own"
  )
  func parts() throws {
    let guarded = """
      state: {one: {type: bool, default: true}, two: {type: bool, default: true}}
      interceptors:
        first: {require: "${state.one}", refuse: No one.}
        second: {require: "${state.two}", refuse: No two.}
        every: {require: "${state.one}", always: true}
      """
    let yaml = """
      screen: home
      wrapping: [navigation]
      content: [{label: home}]
      ---
      screen: list
      interceptors: second
      postTasks: [{track: list-seen}]
      content: [{label: list}]
      ---
      screen: detail
      interceptors: first
      postTasks: [{track: detail-seen}]
      contextTasks: [{emit: handed}]
      links:
        - app://detail
        - {url: "app://alone", route: {reconcile: [{screen: home, push: [detail]}]}}
      route: {reconcile: [{screen: home, push: [list, detail]}]}
      content: [{label: detail}]
      """
    let app = try app(yaml, catalog: guarded)
    set(app, "two=false")
    try app.link("app://detail")
    expectEqual(app.text, "navigation[*home*]")
    #expect(app.events.last?.hasSuffix("'second' refused: No two.") == true)
    set(app, "one=false")
    let plan = try app.composer.routing.plan(to: ScreenTarget("detail"))
    expectEqual(plan.interceptors, ["every", "first", "second"])
    set(app, "one=true", "two=true")
    try app.link("app://detail")
    expectEqual(app.text, "navigation[home, list, *detail*]")
    expectEqual(Array(app.events.suffix(3)), ["emit handed", "track list-seen", "track detail-seen"])
    try app.link("app://alone")
    expectEqual(app.text, "navigation[home, *detail*]")
  }

  @Test("what isn't there as the app is now, such as a tab in another variant, is said before anything moves")
  func missingTab() throws {
    let yaml = """
      screen: home
      content: {tabs: [{screen: one}, {screen: detail}]}
      variants: {menu: {drawer: {content: [{label: Drawer}]}}}
      ---
      screen: one
      content: [{label: one}]
      ---
      screen: detail
      route: {reconcile: [{screen: home, tab: detail}]}
      content: [{label: detail}]
      """
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\nexperiments: {menu: [plain, drawer]}\n", "Screens/a.yaml": yaml,
      ])
    )
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let app = try SampleApp("home", in: loaded.catalog.applying(["menu": "drawer"]))
    let plan = try app.composer.routing.plan(to: ScreenTarget("detail"))
    expectEqual(plan.failure?.description, "'home' can't be prepared: 'home' has no tabs as it is now")
    let usual = try SampleApp("home", in: loaded.catalog)
    expectEqual(try usual.go(ScreenTarget("detail")), "done")
    expectEqual(usual.text, "home[one, *detail*]")
  }

  @Test(
    "a tab bar in a stack: what is pushed above the tab bar goes, and a stack that is a screen's content keeps its own screens"
  )
  func layers() throws {
    let yaml = """
      screen: home
      wrapping: [navigation]
      content: {tabs: [{screen: one}, {screen: pair}]}
      ---
      screen: one
      content: [{label: one}]
      ---
      screen: pair
      content: {navigation: [{screen: first}, {screen: second}]}
      ---
      screen: first
      content: [{label: first}]
      ---
      screen: second
      content: [{label: second}]
      ---
      screen: above
      route: [{using: push}, {from: {find: navigation}}]
      content: [{label: above}]
      ---
      screen: detail
      route: {reconcile: [{screen: home, tab: pair, push: [detail]}]}
      content: [{label: detail}]
      """
    let app = try app(yaml)
    _ = try app.go(ScreenTarget("above"))
    expectEqual(app.text, "navigation[home[*one*, pair[first, *second*]], *above*]")
    _ = try app.go(ScreenTarget("detail"))
    expectEqual(app.text, "navigation[*home[one, *pair[first, second, *detail*]*]*]")
  }
}
