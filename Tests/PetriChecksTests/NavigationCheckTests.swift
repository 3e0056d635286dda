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

  private func outcome(
    _ screens: [String],
    home: String = Self.home,
    settings: String = Self.settings
  ) throws -> (CheckOutcome, [CheckFinding]) {
    let files = ["Catalog.yaml": settings, "Screens/all.yaml": ([home] + screens).joined(separator: "\n---\n")]
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

  private static let trap = """
    screen: trap
    presentation: {style: fullScreen}
    content: [label: Nothing]
    """

  /// A start with a row of some keys.
  private func rows(_ keys: String) -> String {
    """
    screen: home
    wrapping: [navigation]
    content:
      list:
        views:
          - row: {title: Ann, \(keys)}
    """
  }

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

  @Test("a fault behind the third tab is found, with the tap that selects it")
  func thirdTab() throws {
    let home = "screen: home\ncontent: {tabs: [{screen: first}, {screen: second}, {screen: third}]}"
    let tabs = ["first", "second"].map { "screen: \($0)\nwrapping: [navigation]\ncontent: [label: \($0)]" }
    let third = "screen: third\nwrapping: [navigation]\ncontent: [button: {title: Sheet, tap: {open: sheet}}]"
    let sheet = "screen: sheet\npresentation: {style: fullScreen}\ncontent: [label: Nothing]"
    let (_, found) = try outcome(tabs + [third, sheet], home: home)
    #expect(found.map(\.rule) == [.deadEnd])
    #expect(found.map(\.moves) == [["tap:third", "tap:Sheet"]])
  }

  @Test("a form of two fields is filled in, so that what an interceptor guards is shown")
  func form() throws {
    let home = "screen: home\nwrapping: [navigation]\ncontent: [button: {title: Detail, tap: {open: detail}}]"
    let detail = "screen: detail\nlaunchedIn: navigation\ninterceptors: signed-in\ncontent: [label: A detail]"
    let form = """
      screen: sheet
      presentation: {style: pageSheet}
      form: {user: {type: string, default: ""}, pin: {type: string, default: ""}}
      content:
        - textField: {id: user, placeholder: User, text: "${form.user}"}
        - textField: {id: pin, placeholder: PIN, text: "${form.pin}"}
        - button: {title: Go, enabled: "${form.user} and ${form.pin}", tap: [{set: {signedIn: true}}, close]}
      """
    let settings =
      Self.settings + "\ninterceptors: {signed-in: {require: '${state.signedIn}', show: sheet, refuse: Sign in.}}"
    let (_, found) = try outcome([detail, form], home: home, settings: settings)
    #expect(found == [])
    // Without the button nobody gets past it.
    let closed = form.replacing("[{set: {signedIn: true}}, close]", with: "close")
    let shut = try outcome([detail, closed], home: home, settings: settings).1
    #expect(!shut.contains { $0.rule == .neverShown }, "\(shut)")
  }

  @Test("a modal that nothing closes is found, whatever else can be chosen on top of it")
  func modalWithRows() throws {
    let sheet = """
      screen: sheet
      wrapping: [navigation]
      presentation: {style: fullScreen}
      content: [button: {title: Choose, tap: {open: rows}}]
      """
    let rows = """
      screen: rows
      launchedIn: navigation
      content:
        list:
          views:
            - row: {title: One, tap: [{set: {signedIn: true}}, pop]}
            - row: {title: Two, tap: [{set: {signedIn: false}}, pop]}
            - row: {title: Three, tap: pop}
      """
    let (_, found) = try outcome([Self.detail, sheet, rows])
    #expect(found.map(\.rule) == [.noWayBack])
    #expect(found.map(\.screen) == ["sheet"])
  }

  @Test("an interceptor that nobody gets past is found behind a tap, too")
  func closedBehindTap() throws {
    let guarded = "screen: detail\ninterceptors: adult\ncontent: [label: A detail]"
    func found(_ required: String) throws -> [CheckFinding] {
      let settings =
        "catalog: App\nstart: home\nstate: {age: {type: int, default: 20}}\n"
        + "interceptors: {adult: {require: \"\(required)\", refuse: Too young.}}"
      let home = "screen: home\nwrapping: [navigation]\ncontent: [button: {title: Detail, tap: {open: detail}}]"
      return try outcome([guarded], home: home, settings: settings).1
    }
    #expect(try found("${state.age} > 30").map(\.rule) == [.closedInterceptor])
    #expect(try found("${state.age} > 17") == [])
  }

  @Test("the return key is pressed in fields that hear it")
  func returnKey() throws {
    let pin =
      "screen: detail\npresentation: {style: fullScreen}\nform: {pin: {type: string, default: \"\"}}\ncontent:\n"
      + "  - textField: {id: pin, text: \"${form.pin}\""
    let home = "screen: home\nwrapping: [navigation]\ncontent: [button: {title: Detail, tap: {open: detail}}]"
    #expect(try outcome(["\(pin), onSubmit: dismiss}"], home: home).1 == [])
    #expect(try outcome(["\(pin)}"], home: home).1.map(\.rule) == [.deadEnd])
  }

  @Test("actions that wait for their time are waited for, also where the screen looks as before")
  func delays() throws {
    let splash = "screen: home\nonAppear: {after: 2, open: detail}\ncontent: [label: Splash]"
    let main =
      "screen: detail\nwrapping: [navigation]\npresentation: {style: fullScreen}\n"
      + "content: [button: {title: Trap, tap: {open: trap}}]"
    let found = try outcome([main, Self.trap], home: splash).1
    #expect(found.map(\.rule) == [.deadEnd])
    #expect(found.map(\.moves) == [["wait:2", "tap:Trap"]])
    let pay = "screen: home\nwrapping: [navigation]\ncontent: [button: {title: Pay, tap: [{after: 2, open: trap}]}]"
    #expect(try outcome([Self.trap], home: pay).1.map(\.moves) == [["tap:Pay", "wait:2"]])
  }

  @Test("a dead end behind a swipe over a row is found, with the swipe")
  func swipe() throws {
    let found = try outcome([Self.trap], home: rows("swipe: {trailing: {title: Remove, tap: {open: trap}}}")).1
    #expect(found.map(\.rule) == [.deadEnd])
    #expect(found.map(\.moves) == [["swipe:Ann=Remove"]])
    #expect(found.first?.notes.last == #"as a walk: [{swipe: {row: "Ann", action: "Remove"}}]"#)
  }

  @Test("a dead end behind the menu of a row that is tapped as well is found, with the press")
  func rowMenu() throws {
    let menu = "tap: {open: detail}, contextMenu: [{title: Trap, tap: {open: trap}}]"
    let found = try outcome([Self.detail, Self.trap], home: rows(menu)).1
    #expect(found.map(\.rule) == [.deadEnd])
    #expect(found.map(\.moves) == [["longPress:Ann", "tap:Trap"]])
  }

  @Test("a dead end behind the menu of a button that is tapped as well is found")
  func buttonMenu() throws {
    let home = """
      screen: home
      wrapping: [navigation]
      content:
        - button: {title: More, tap: {open: detail}, menu: [{title: Trap, tap: {open: trap}}]}
      """
    let found = try outcome([Self.detail, Self.trap], home: home).1
    #expect(found.map(\.moves) == [["longPress:More", "tap:Trap"]])
  }

  @Test(
    "on a phone the way back from a column of a split leads where one was, and links are presented over the column that is seen"
  )
  func collapsedSplit() throws {
    let home = "screen: home\ncontent: {split: {primary: {screen: list}, secondary: {screen: other}, compact: primary}}"
    let list = """
      screen: list
      wrapping: [navigation]
      content: [button: {title: Detail, tap: {open: detail}}]
      """
    let other = "screen: other\ncontent: [label: Other]"
    let sheet = Self.sheet.replacing("content:", with: "links: app:/sheet\ncontent:")
    #expect(try outcome([list, other, Self.detail, sheet], home: home).1 == [])
  }

  @Test("a link to a screen of a collapsed split is found beneath a modal")
  func modalOverSplit() throws {
    let home = "screen: home\ncontent: {split: {primary: {screen: list}, secondary: {screen: other}}}"
    let list = """
      screen: list
      wrapping: [navigation]
      content: [button: {title: Detail, tap: {open: detail}}]
      """
    let other = "screen: other\ncontent: [label: Other]"
    let detail = """
      screen: detail
      launchedIn: navigation
      links: app:/detail
      route: {find: {screen: detail}, steps: [{using: push}, {from: {find: navigation}}]}
      content: [button: {title: Sheet, tap: {open: sheet}}]
      """
    let sheet = Self.sheet.replacing("pageSheet", with: "fullScreen")
    #expect(try outcome([list, other, detail, sheet], home: home).1 == [])
  }

  @Test("a refusal that a walk expects is meant")
  func expectedRefusal() throws {
    let sheet = Self.sheet.replacing("tap: close", with: "tap: pop")
    #expect(try outcome([Self.detail, sheet]).1.contains { $0.rule == .refusedTap && $0.screen == "sheet" })
    let walk = "\nwalks: {closing: [{tap: Close}, {expect: {refused: isn't in a navigation controller}}]}"
    #expect(try outcome([Self.detail, sheet + walk]).1.filter { $0.rule == .refusedTap } == [])
  }

  @Test("the app doesn't begin with an alert, behind which nothing is")
  func alert() throws {
    let files = [
      "Catalog.yaml": "catalog: A\n",
      "Screens/all.yaml": "screen: sure\ncontent: {alert: {title: Sure?, actions: [{title: OK}]}}\n---\n\(Self.detail)",
    ]
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(files))
    try #require(loaded.catalog.screens.count == 2, "\(loaded.diagnostics)")
    let check = NavigationCheck(of: CheckedCatalog(loaded.catalog, registry: ControllerRegistry()))
    #expect(check.jobs(of: loaded.catalog.screens) == [CheckJob(.navigation, "detail")])
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
    // Another screen begins with somebody signed in as well.
    #expect(check.jobs(of: [detail]) == (0...1).map { CheckJob(.navigation, "detail", part: $0) })
  }

  @Test("a fault that only who is signed in comes to is found from the screen alone")
  func signedInAlone() throws {
    let home = Self.home + "\nfixtures: {signed-in: {state: {signedIn: true}}}"
    let detail = """
      screen: detail
      launchedIn: navigation
      content: [button: {title: Trap, when: "${state.signedIn}", tap: {open: trap}}]
      """
    let files = [
      "Catalog.yaml": Self.settings,
      "Screens/all.yaml": [home, detail, Self.sheet, Self.trap].joined(separator: "\n---\n"),
    ]
    let catalog = CatalogLoader(devices: Stage.devices).load(MemorySource(files)).catalog
    let check = NavigationCheck(of: CheckedCatalog(catalog, registry: ControllerRegistry()))
    let screen = try #require(catalog.screen(named: "detail"))
    let outcomes = check.jobs(of: [screen]).map { check.outcome(of: $0, screen) }
    #expect(outcomes.map { $0.findings.map(\.screen) } == [[], ["trap"]])
    #expect(
      outcomes.last?.findings.first?.notes.first == "starting with the state of 'home' with the fixture 'signed-in'"
    )
  }
}
