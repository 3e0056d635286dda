import Expectations
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriRendering
import Testing

@MainActor @Suite("Exploring an app", .serialized) struct ExplorerTests {
  private static let files = [
    "Catalog.yaml": """
    catalog: Shop
    state:
      signedIn: {type: bool, default: false}
    """,
    "Screens/all.yaml": """
    screen: start
    title: Welcome
    wrapping: [navigation]
    content:
      - button: {title: Catalogue, tap: {open: shelf}}
      - button: {title: Sign in, tap: {open: sign-in}}
      - button: {title: Nothing, tap: {open: shelf}, enabled: false}
      - button: {title: Call us, tap: {link: "tel:112"}}
    ---
    screen: shelf
    content:
      - label: Two things
      - button: {title: More, tap: {open: more}}
    ---
    screen: more
    content:
      - label: More
    ---
    screen: towns
    context: {towns: {type: list, of: string, example: [A, B, C, D, E, F, G]}}
    content:
      - list:
          views:
            - stack:
                each: ${towns}
                as: town
                tap: {link: "tel:${index}"}
                views:
                  - label: "${town}"
            - button: {title: Another, tap: {link: "tel:112"}}
    ---
    screen: sign-in
    presentation: {style: pageSheet}
    form:
      mail: {type: string, default: ""}
      code: {type: string, default: ""}
    content:
      - textField: {id: mail, text: "${form.mail}", keyboard: emailAddress}
      - textField: {id: code, text: "${form.code}", secure: true}
      - button: {title: Go, enabled: "${form.mail != '' and form.code != ''}", tap: [{set: {signedIn: true}}, dismiss]}
    """,
  ]

  /// How often the app was launched.
  @MainActor private final class Launches { var count = 0 }

  private let catalog: Catalog

  init() throws {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    catalog = loaded.catalog
  }

  private func explore(
    from screen: String = "start",
    _ limits: ExplorationLimits = ExplorationLimits(),
    context: ContextObject = ContextObject(),
    walksOf screens: [ScreenDefinition] = [],
    counting launches: Launches? = nil,
    visit: (ExploredState, LaunchedScreen) throws -> Void = { _, _ in }
  ) throws -> Exploration {
    let explorer = Explorer(examples: TypedExamples(of: catalog), walksOf: screens, limits: limits) {
      launches?.count += 1
      let stage = try Stage(environment: LaunchEnvironment(), isListening: false)
      let composer = Composer(catalog: catalog)
      return try LaunchedScreen(screen, context: context, stage: stage, composer: composer)
    }
    return try explorer.explore(visit: visit)
  }

  @Test("finds every state once, by the fewest moves, and how the screen moves there")
  func states() throws {
    var visited: [String] = []
    let exploration = try explore { state, launched in
      visited.append(state.id)
      // The state is the one on the stage.
      #expect(launched.text(as: .tree).contains(state.screen))
    }
    expectEqual(visited, exploration.states.map(\.id))
    expectEqual(Set(visited).count, visited.count)
    let start = exploration.states[0]
    expectEqual(start.path, [])
    expectEqual(start.before, nil)
    expectEqual(start.title, "Welcome")
    let shelf = try #require(exploration.states.first { $0.path == ["tap:Catalogue"] })
    expectEqual(shelf.screen, "shelf")
    expectEqual(start.ways.first { $0.target == shelf.id }?.motion, .push)
    let back = try #require(shelf.ways.first { $0.target == start.id })
    expectEqual(back.motion, .pop)
    #expect(back.isBack)
    // The back button is at the start of the bar.
    #expect((back.area?.x ?? 100) < 40 && (back.area?.width ?? 400) < 200)
    #expect(exploration.states.contains { $0.path == ["tap:Catalogue", "tap:More"] })
    expectEqual(exploration.cutWays, 0)
  }

  @Test("fills in each empty field by a touch of it, all of them by one way, and goes on as somebody who has signed in")
  func forms() throws {
    let states = try explore().states
    let form = try #require(states.first { $0.path == ["tap:Sign in"] })
    expectEqual(states[0].ways.first { $0.target == form.id }?.motion, .present)
    let filling = try #require(form.ways.first { $0.moves.count == 2 })
    expectEqual(filling.moves, ["type:mail=name@shop.example", "type:code=password1"])
    expectEqual(filling.words, "Fill in “mail” and “code”")
    expectEqual(filling.area, nil)
    let typing = try #require(form.ways.first { $0.moves == ["type:mail=name@shop.example"] && $0.area != nil })
    let typed = try #require(states.first { $0.id == typing.target })
    // The other field is still empty.
    let other = try #require(typed.ways.first { $0.moves == ["type:code=password1"] })
    expectEqual(other.target, filling.target)
    expectEqual(typed.before, form.id)
    let filled = try #require(states.first { $0.id == filling.target })
    let go = try #require(filled.ways.first { $0.moves == ["tap:Go"] })
    expectEqual(go.motion, .dismiss)
    #expect(go.effects.contains { $0.contains("signedIn") })
    // The same screen, and another state: somebody is signed in now.
    let signedIn = try #require(states.first { $0.id == go.target })
    expectEqual(signedIn.screen, "start")
    #expect(signedIn.id != states[0].id)
  }

  @Test("keeps what leaves the app as an effect, and leaves out what can't be touched")
  func effects() throws {
    let start = try explore().states[0]
    let call = try #require(start.ways.first { $0.moves == ["tap:Call us"] })
    expectEqual(call.target, start.id)
    #expect(call.effects.contains { $0.contains("tel:112") })
    #expect(!start.ways.contains { $0.moves == ["tap:Nothing"] })
  }

  @Test("ends at its bounds, tells how much they cut, and still goes back")
  func bounds() throws {
    let all = try explore().states
    let few = try explore(ExplorationLimits(states: 2))
    expectEqual(few.states.map(\.id), all.prefix(2).map(\.id))
    #expect(few.cutWays > 0)
    #expect(few.states[1].ways.contains { $0.target == all[0].id })
    let near = try explore(ExplorationLimits(depth: 1))
    #expect(near.states.allSatisfy { $0.path.count <= 1 })
    #expect(near.states.contains { state in state.ways.contains { $0.target == nil } })
    let narrow = try explore(ExplorationLimits(statesPerStack: 1))
    #expect(narrow.states.count < all.count)
  }

  @Test("follows the first rows of one definition and the last, and tells of the others")
  func rows() throws {
    let towns = ContextValue.list(["A", "B", "C", "D", "E", "F", "G"].map { .string($0) })
    let context = ContextObject([ContextObject.Entry(name: "towns", value: towns)])
    let exploration = try explore(from: "towns", context: context)
    let ways = exploration.states[0].ways
    expectEqual(ways.map(\.moves), ["A", "B", "C", "D", "E", "F", "G", "Another"].map { ["tap:\($0)"] })
    expectEqual(ways.map(\.isLikeOthers), [false, false, false, true, true, true, false, false])
    expectEqual(ways.map { $0.target == nil }, ways.map(\.isLikeOthers))
    expectEqual(exploration.cutWays, 3)
    let all = try explore(from: "towns", ExplorationLimits(rows: 100), context: context)
    expectEqual(all.cutWays, 0)
  }

  @Test("follows a way from so many states with the same screens, which stand for the others")
  func statesPerWay() throws {
    func typing(_ limits: ExplorationLimits) throws -> [ExploredWay] {
      let ways = try explore(from: "sign-in", limits).states.flatMap(\.ways)
      return ways.filter { $0.moves.count == 1 && $0.moves[0].hasPrefix("type:mail") }
    }
    // The field is empty with the other one filled in or not.
    try expectEqual(typing(ExplorationLimits()).map(\.isLikeOthers), [false, false])
    var limits = ExplorationLimits()
    limits.statesPerWay = 1
    try expectEqual(typing(limits).map(\.isLikeOthers), [false, true])
  }

  @Test("brings one stage from state to state, and each state is where its moves lead")
  func launches() throws {
    let launches = Launches()
    let states = try explore(counting: launches).states
    #expect(states.count > 6)
    // Nobody can sign out, so what can be done before that is done on a new stage.
    #expect(launches.count < states.count / 2, "\(launches.count) launches for \(states.count) states")
    for state in states {
      let stage = try Stage(environment: LaunchEnvironment(), isListening: false)
      let composer = Composer(catalog: catalog)
      let launched = try LaunchedScreen("start", context: ContextObject(), stage: stage, composer: composer)
      for move in state.path { try stage.make(Move(move), with: composer) }
      let explorer = Explorer(examples: TypedExamples(of: catalog), limits: ExplorationLimits(states: 1)) { launched }
      try expectEqual(explorer.explore().states[0].id, state.id)
    }
  }

  /// The screens with walks: from the start through a form to what can be bought, and one of another screen.
  private func screens(_ moves: [Move], more: [Move] = []) -> [ScreenDefinition] {
    let place = Place(file: "Screens/all.yaml", line: 1, column: 1)
    return catalog.screens.map { screen in
      var screen = screen
      let own = ["start": moves, "shelf": more][screen.name] ?? []
      let steps = own.map { WalkStep(.move($0), place: place) }
      screen.walks = steps.isEmpty ? [] : [WalkDefinition(name: "walk", steps: steps, place: place)]
      return screen
    }
  }

  private static let walk: [Move] = [
    .tap("Sign in"), .type("ann@shop.example", into: "mail"), .type("1234", into: "code"), .tap("Go"),
    .tap("Catalogue"), .tap("More"),
  ]

  @Test(
    "follows the walks first, beyond the bound of states; each move is a way, and what is typed has a place to touch"
  )
  func walks() throws {
    let screens = screens(Self.walk)
    let states = try explore(ExplorationLimits(states: 2), walksOf: screens).states
    expectEqual(states.map(\.path.count), [0, 1, 2, 3, 4, 5, 6])
    expectEqual(states.map(\.screen), ["start", "sign-in", "sign-in", "sign-in", "start", "shelf", "more"])
    expectEqual(states.last?.path, Self.walk.map(\.description))
    expectEqual(
      states.last?.words,
      [
        "Tap “Sign in”", "Type “ann@shop.example” into “mail”", "Fill in “code”", "Tap “Go”", "Tap “Catalogue”",
        "Tap “More”",
      ]
    )
    for (state, next) in zip(states, states.dropFirst()) {
      let way = try #require(state.ways.first { $0.target == next.id })
      let area = try #require(way.area)
      // A finger on it means this way alone.
      expectEqual(state.ways.filter { $0.area == area }.count, 1)
    }
    // All that was there without walks is there still.
    let limits = ExplorationLimits(statesPerStack: 100)
    let all = try Set(explore(limits).states.map(\.id))
    let more = try explore(limits, walksOf: screens)
    #expect(Set(more.states.map(\.id)).isSuperset(of: all))
    try expectEqual(explore(limits, walksOf: screens), more)
  }

  @Test("follows another screen's walk from the first state with it, as far as it leads and there is room")
  func otherWalks() throws {
    let screens = screens([], more: [.tap("Mo"), .tap("Nowhere"), .tap("Another")])
    let states = try explore(walksOf: screens).states
    let shelf = try #require(states.first { $0.screen == "shelf" })
    // The name of the walk is the beginning of the button's, which isn't a row.
    #expect(!shelf.ways.contains { $0.moves == ["tap:Mo"] })
    let right = try explore(walksOf: self.screens([], more: [.tap("More"), .tap("Nowhere"), .tap("Another")]))
    try expectEqual(right.states.map(\.id), explore().states.map(\.id))
    let cut = try explore(ExplorationLimits(states: 2), walksOf: self.screens([], more: [.tap("More")]))
    expectEqual(cut.states.count, 2)
    var none = ExplorationLimits(states: 1)
    none.statesOfWalks = 1
    let started = try explore(none, walksOf: self.screens(Self.walk))
    expectEqual(started.states.count, 1)
    #expect(started.cutWays > 0)
  }

  @Test("is the same each time")
  func repeated() throws { try expectEqual(explore(), explore()) }
}
