import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting

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
  /// The states, the first one first.
  let states: [ExploredState]
  /// The screens of each state, by its name.
  let places: [String: StagePlace]
  /// The plans of links in the states.
  let plans: LinkPlans
  /// The moves of the shortest walk to each state.
  let walks: [String: [String]]

  private let launch: Explorer.Launch

  /// Explores.
  ///
  /// - Throws: what the launch throws.
  init(_ start: NavigationStart, in subject: CheckedCatalog, _ limits: NavigationLimits) throws {
    let (catalog, launch) = try start.launch(in: subject)
    let links = limits.links > 0 ? ExampleLink.all(of: catalog) : []
    let explorer = Explorer(
      examples: TypedExamples(of: catalog),
      walksOf: catalog.screens,
      links: try NavigationMap.followed(links, at: start, in: subject).map(\.text),
      limits: limits.exploration,
      launch: launch
    )
    var places: [String: StagePlace] = [:]
    let guarded = limits.links > 0 ? LinkPlans.guarded(besides: links, in: catalog) : []
    var plans = LinkPlans(links, guarded: guarded, in: catalog)
    states = try explorer.explore { state, launched in
      let place = StagePlace(launched)
      places[state.id] = place
      if let composer = launched.stage.composer { plans.plan(from: state, at: place, composer) }
    }
    .states
    (self.start, self.catalog, self.launch) = (start, catalog, launch)
    (self.places, self.plans) = (places, plans)
    walks = NavigationMap.shortestWalks(in: states)
  }

  /// The links that start the app: at the usual start all, at others those that do something else there.
  private static func followed(
    _ links: [ExampleLink],
    at start: NavigationStart,
    in subject: CheckedCatalog
  ) throws -> [ExampleLink] {
    guard !links.isEmpty, start != start.usual else { return links }
    let (here, usually) = (
      LinkPlans.kinds(of: links, on: try start.launch(in: subject).launch()),
      LinkPlans.kinds(of: links, on: try start.usual.launch(in: subject).launch())
    )
    return links.filter { here[$0.text] != usually[$0.text] }
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
      NavigationCheck.Fact.asked: plans.asked,
      NavigationCheck.Fact.passed: plans.passed,
      NavigationCheck.Fact.cases: plans.cases,
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
