import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting

@MainActor
struct NavigationMap {
  struct Opening {
    let link: ExampleLink
    let state: String
  }

  let start: NavigationStart
  let catalog: Catalog
  let states: [ExploredState]
  let places: [String: StagePlace]
  let plans: LinkPlans
  let walks: [String: [String]]

  private let launch: Explorer.Launch

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

  /// The links that launch the app: all at the default start; at others only those that behave differently there.
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

  var cutWays: Int { states.reduce(0) { $0 + $1.ways.count { $0.target == nil && !$0.isLikeOthers } } }

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

  func walk(to state: ExploredState) -> [String] { walks[state.id] ?? state.path }

  func stage(after moves: some Sequence<String>) throws -> LaunchedScreen {
    let launched = try launch()
    guard let composer = launched.stage.composer else { return launched }
    for move in moves { try? launched.stage.make(Move(move), with: composer) }
    return launched
  }

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
