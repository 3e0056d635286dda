import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

@testable import PetriChecks

/// Rules of the check of navigation, each in a catalogue of a few lines.
@MainActor
@Suite struct NavigationCheckTests {
  private static let settings = """
    catalog: App
    start: home
    state: {signedIn: {type: bool, default: false}}
    hosts: {app: app}
    experiments: {menu: [tabs, drawer]}
    """

  private static let home = """
    screen: home
    wrapping: [navigation]
    content:
      - button: {title: Detail, tap: {open: detail}}
      - button: {title: Sheet, tap: {open: sheet}}
    """

  private func outcome(_ screens: [String], home: String = Self.home) throws -> (CheckOutcome, [CheckFinding]) {
    let files = ["Catalog.yaml": Self.settings, "Screens/all.yaml": ([home] + screens).joined(separator: "\n---\n")]
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(files))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    let subject = CheckedCatalog(loaded.catalog, registry: ControllerRegistry())
    let check = NavigationCheck(of: subject, NavigationLimits(states: 40, links: 60))
    let start = try #require(loaded.catalog.screen(named: "home"))
    let outcome = check.outcome(of: CheckJob(.navigation, "home"), start)
    return (outcome, check.findings(of: [outcome]))
  }

  private static let detail = """
    screen: detail
    links: app:/detail
    content:
      - label: A detail
    """

  private static let sheet = """
    screen: sheet
    presentation: {style: pageSheet}
    content:
      - button: {title: Close, tap: close}
    """

  @Test("finds nothing where all screens lead on and back, and counts what it did")
  func nothing() throws {
    let (outcome, found) = try outcome([Self.detail, Self.sheet])
    #expect(found == [])
    #expect(outcome.leftOut == [:])
    #expect(outcome.covered["starts"] == 1)
    // The start with a detail or a sheet on it, and each of these opened by its link.
    #expect(outcome.covered["states"] == 3)
    #expect((outcome.covered["links opened"] ?? 0) > 0)
  }

  @Test("a sheet that covers everything and has no button to close is a dead end, by the shortest walk to it")
  func deadEnd() throws {
    let sheet = """
      screen: sheet
      presentation: {style: fullScreen}
      content:
        - label: Nothing
      """
    let (_, found) = try outcome([Self.detail, sheet])
    #expect(found.map(\.rule) == [.deadEnd])
    #expect(found.map(\.screen) == ["sheet"])
    #expect(found.map(\.moves) == [["tap:Sheet"]])
    #expect(found.first?.notes.last == #"as a walk: [{tap: "Sheet"}]"#)
  }

  @Test("a finding that the screen allows is meant, and others of it are not")
  func allowed() throws {
    let sheet = """
      screen: sheet
      allow: [dead-end]
      presentation: {style: fullScreen}
      content:
        - label: Nothing
      """
    #expect(try outcome([Self.detail, sheet]).1 == [])
    let other = sheet.replacing("dead-end", with: "no-way-back")
    #expect(try outcome([Self.detail, other]).1.map(\.rule) == [.deadEnd])
  }

  @Test("a link ends behind what a screen on its way opens by itself")
  func hiddenLanding() throws {
    let detail =
      Self.detail + "\nroute: [{using: push}, {from: {screen: middle}}, {using: push}, {from: {find: navigation}}]"
    let middle = "screen: middle\nonAppear: {open: sheet}\ncontent: [label: On the way]"
    let found = try outcome([detail, middle, Self.sheet]).1.filter { $0.rule == .hiddenLanding }
    #expect(found.map(\.screen) == ["detail"])
    #expect(found.first?.moves.last == "open:app://detail")
    let quiet = middle.replacing("onAppear: {open: sheet}\n", with: "")
    #expect(try outcome([detail, quiet, Self.sheet]).1.filter { $0.rule == .hiddenLanding } == [])
  }

  @Test("a link that comes while a tap goes on ends behind the tap's last screen")
  func lostInTransition() throws {
    let both = Self.home.replacing("tap: {open: sheet}", with: "tap: [{open: other}, {open: sheet}]")
    let other = "screen: other\ncontent: [label: Another]"
    let found = try outcome([Self.detail, other, Self.sheet], home: both).1.filter { $0.rule == .lostInTransition }
    #expect(found.map(\.screen) == ["detail"])
    #expect(found.first?.moves == ["tap:Sheet", "open:app://detail"])
    #expect(try outcome([Self.detail, other, Self.sheet]).1.filter { $0.rule == .lostInTransition } == [])
  }

  @Test("a case of a route that no state takes is found at its place")
  func unusedCase() throws {
    let detail =
      Self.detail + """

        route:
          find: {screen: detail}
          steps:
            - using: push
            - switch:
                - {when: "${state.signedIn}", steps: [{from: {find: navigation}}]}
                - {steps: [{from: {find: navigation}}]}
        """
    let found = try outcome([detail, Self.sheet]).1
    #expect(found.map(\.rule) == [.unusedCase])
    #expect(found.map(\.subject) == ["${state.signedIn}"])
    #expect(found.first.flatMap(\.place)?.line == 16)
    let signing = Self.sheet + "\n  - button: {title: Sign in, tap: {set: {signedIn: true}}}"
    #expect(try outcome([detail, signing]).1 == [])
  }

  @Test("a link that puts a screen on itself is found where its route could find the one that is there")
  func stackedTwice() throws {
    let detail = Self.detail + "\nroute: {steps: [{using: push}, {from: {find: navigation}}]}"
    let stacked = try outcome([detail, Self.sheet]).1.filter { $0.rule == .stackedTwice }
    #expect(stacked.map(\.subject) == ["app:/detail"])
    let finding = detail.replacing("route: {", with: "route: {find: {screen: detail}, ")
    #expect(try outcome([finding, Self.sheet]).1.filter { $0.rule == .stackedTwice } == [])
  }

  @Test("two screens that open each other make a stack that grows")
  func growingStack() throws {
    let detail = Self.detail + "\n  - button: {title: Start, tap: {open: home}}"
    let (_, found) = try outcome([detail, Self.sheet])
    #expect(found.contains { $0.rule == .growingStack && $0.screen == "detail" })
  }

  @Test("a refusal that a walk expects is meant")
  func expectedRefusal() throws {
    let sheet = Self.sheet.replacing("tap: close", with: "tap: pop")
    #expect(try outcome([Self.detail, sheet]).1.contains { $0.rule == .refusedTap && $0.screen == "sheet" })
    let walk = "\nwalks: {closing: [{tap: Close}, {expect: {refused: isn't in a navigation controller}}]}"
    #expect(try outcome([Self.detail, sheet + walk]).1.filter { $0.rule == .refusedTap } == [])
  }

  @Test("the app starts once more for each variant of an experiment and each fixture that sets its state")
  func starts() throws {
    let home = Self.home + "\nfixtures: {signed-in: {state: {signedIn: true}}}"
    let files = [
      "Catalog.yaml": Self.settings, "Screens/all.yaml": [home, Self.detail, Self.sheet].joined(separator: "\n---\n"),
    ]
    let catalog = CatalogLoader(devices: Stage.devices).load(MemorySource(files)).catalog
    let check = NavigationCheck(of: CheckedCatalog(catalog, registry: ControllerRegistry()))
    #expect(check.jobs(of: catalog.screens) == (0...2).map { CheckJob(.navigation, "home", part: $0) })
    let detail = try #require(catalog.screen(named: "detail"))
    #expect(check.jobs(of: [detail]) == [CheckJob(.navigation, "detail")])
  }
}
