import PetriCatalog
import PetriComposer
import PetriExplorer
import PetriRendering
import PetriRouting
import PetriSnapshots

/// Everything that was explored from one start: states with the ways between them, and what is on screen in each.
@MainActor
struct NavigationMap {
  /// A state from which a link is opened, as the first that has a plan of its kind for it.
  struct Opening {
    let link: ExampleLink
    let state: String
  }

  let start: NavigationStart
  /// The catalogue in the start's variants.
  let catalog: Catalog
  let links: [ExampleLink]
  /// The states, the first one first.
  let states: [ExploredState]
  /// The screens of each state, by its name.
  private(set) var places: [String: StagePlace] = [:]
  /// The links to open, each once for each kind of plan.
  private(set) var openings: [Opening] = []
  /// The interceptors whose condition didn't hold somewhere, and those whose did.
  private(set) var asked: Set<String> = []
  private(set) var passed: Set<String> = []
  /// How often a link was planned.
  private(set) var plans = 0
  /// The moves of the shortest walk to each state.
  let walks: [String: [String]]

  private let launch: Explorer.Launch

  /// Explores.
  ///
  /// - Throws: what the launch throws.
  init(_ start: NavigationStart, in subject: CheckedCatalog, _ limits: NavigationLimits) throws {
    let catalog = try subject.catalog.applying(start.variants)
    let links = limits.links > 0 ? ExampleLink.all(of: catalog) : []
    let printer = CellPrinter(catalog: catalog, registry: subject.registry)
    guard let screen = catalog.screen(named: start.screen) else { throw CompositionError.unknownScreen(start.screen) }
    let cell = SnapshotCell(
      of: screen,
      fixture: start.fixture ?? Fixture.examples,
      in: LaunchEnvironment(settings: catalog.settings),
      as: .tree,
      settings: catalog.settings
    )
    let launch: Explorer.Launch = { try printer.launch(cell) }
    let explorer = Explorer(
      examples: TypedExamples(of: catalog),
      walksOf: catalog.screens,
      links: links.map(\.text),
      limits: limits.exploration,
      launch: launch
    )
    var (places, plans) = ([String: StagePlace](), 0)
    var openings: [ExampleLink: [PlanKind: ExploredState]] = [:]
    var (asked, passed): (Set<String>, Set<String>) = ([], [])
    let states = try explorer.explore { state, launched in
      let place = StagePlace(launched)
      places[state.id] = place
      guard let composer = launched.stage.composer else { return }
      for link in links {
        guard let destination = try? composer.destination(of: link.text),
          let plan = try? composer.routing.plan(to: ScreenTarget(destination))
        else { continue }
        plans += 1
        asked.formUnion(plan.interceptors)
        passed.formUnion(
          catalog.screen(named: destination.screen)?.interceptors.filter { !plan.interceptors.contains($0) } ?? []
        )
        let kind = PlanKind(plan, at: place)
        // The nearest state of a kind is followed for it.
        if let known = openings[link]?[kind], known.path.count <= state.path.count { continue }
        openings[link, default: [:]][kind] = state
      }
    }
    .states
    (self.start, self.catalog, self.links, self.launch) = (start, catalog, links, launch)
    self.states = states
    (self.places, self.plans) = (places, plans)
    let walks = NavigationMap.shortestWalks(in: states)
    self.walks = walks
    self.openings = links.flatMap { link in
      openings[link]?.values.map { Opening(link: link, state: $0.id) } ?? []
    }
    .sorted {
      (walks[$0.state]?.count ?? 0, $0.link.text, $0.state) < (walks[$1.state]?.count ?? 0, $1.link.text, $1.state)
    }
    (self.asked, self.passed) = (asked, passed)
  }

  private static func shortestWalks(in states: [ExploredState]) -> [String: [String]] {
    let indices = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1.id, $0) })
    var walks: [String: [String]] = [:]
    guard let first = states.first else { return [:] }
    walks[first.id] = []
    var edge = [first.id]
    while !edge.isEmpty {
      // A way of several moves is as long as they are.
      var reached: [String] = []
      for id in edge {
        guard let place = indices[id], let walk = walks[id] else { continue }
        for way in states[place].ways {
          guard let target = way.target, walks[target].map({ $0.count > walk.count + way.moves.count }) ?? true else {
            continue
          }
          walks[target] = walk + way.moves
          reached.append(target)
        }
      }
      edge = reached
    }
    return walks
  }

  /// How many ways weren't followed because of the bounds; rows that others stand for aren't among them.
  var cutWays: Int { states.reduce(0) { $0 + $1.ways.count { $0.target == nil && !$0.isLikeOthers } } }

  /// The things that the start has met, for findings that only all starts together tell.
  var facts: [String: Set<String>] {
    let cut = states.filter { state in state.ways.contains { $0.target == nil && !$0.isLikeOthers } }
    return [
      NavigationCheck.Fact.shown: Set(places.values.flatMap(\.names)),
      NavigationCheck.Fact.front: Set(places.values.map(\.front)),
      NavigationCheck.Fact.asked: asked,
      NavigationCheck.Fact.passed: passed,
      NavigationCheck.Fact.cut: Set(cut.compactMap { places[$0.id]?.front }),
    ]
  }

  /// The moves of the shortest walk to a state.
  func walk(to state: ExploredState) -> [String] { walks[state.id] ?? state.path }

  /// The stage after some moves from the start, anew.
  func stage(after moves: some Sequence<String>) throws -> LaunchedScreen {
    let launched = try launch()
    guard let composer = launched.stage.composer else { return launched }
    for move in moves { try? launched.stage.make(Move(move), with: composer) }
    return launched
  }

  /// A finding with the shortest walk to it.
  func finding(
    _ rule: CheckRule,
    on screen: String,
    of subject: String,
    _ message: String,
    after moves: [String],
    notes: [String] = []
  ) -> CheckFinding {
    let steps = moves.compactMap { try? Move($0).step }.joined(separator: ", ")
    var finding = CheckFinding(
      rule,
      on: catalog.screen(named: screen) == nil ? start.screen : screen,
      of: subject,
      message,
      at: catalog.screen(named: screen)?.place,
      moves: moves,
      notes: (start.words.map { [$0] } ?? []) + notes + (steps.isEmpty ? [] : ["as a walk: [\(steps)]"])
    )
    finding.givenFixture = start.fixture
    return finding
  }
}
