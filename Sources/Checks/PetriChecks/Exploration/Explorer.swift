public import PetriCatalog
import PetriComposer
public import PetriRendering
import PetriUIKit

/// Explores the states that a user can reach from a launch, breadth first, with the real composer and router.
///
/// Walks from the catalogue are followed first. States are compared by their view tree, the app's state, and the
/// contexts and forms of the screens. A single stage moves between states by known actions or by restoring values, and
/// is relaunched if that is shorter. The result is deterministic.
@MainActor
public struct Explorer {
  /// Launches the start screen; called repeatedly.
  public typealias Launch = @MainActor () throws -> LaunchedScreen
  /// A callback for each new state, called while the stage shows it.
  public typealias Visit = (ExploredState, LaunchedScreen) throws -> Void

  private let launch: Launch
  private let examples: TypedExamples
  private let walks: [String: [[Move]]]
  private let links: [String]
  private let limits: ExplorationLimits

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - screens: The screens whose walks are followed.
  ///   - links: The links to open from the first state.
  public init(
    examples: TypedExamples,
    walksOf screens: [ScreenDefinition] = [],
    links: [String] = [],
    limits: ExplorationLimits = .init(),
    launch: @escaping Launch
  ) {
    (self.launch, self.examples, self.links, self.limits) = (launch, examples, links, limits)
    walks = Dictionary(
      screens.map { ($0.name, $0.walks.filter { $0.fixture == nil }.map(\.moves)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Explores the app and calls `visit` with each new state; `first` is an unused launch, which is modified.
  public func explore(
    from first: LaunchedScreen? = nil,
    visit: Visit = { _, _ in }
  ) throws -> Exploration {
    var work = ExplorationWork(limits)
    let launched = try first ?? launch()
    var stage = LiveStage(launched, launch)
    try add(stage.id ?? "", launched, after: nil, to: &work, visit)
    var next = 0
    while next < work.result.states.count {
      for walk in work.newScreens(of: next).flatMap({ walks[$0] ?? [] }) {
        guard next == 0 ? work.result.states.count < limits.statesOfWalks : !work.isFull else {
          work.result.cutWays += 1
          continue
        }
        try follow(walk, from: next, on: &stage, &work, visit)
      }
      work.passOver(waysOf: next)
      let from = work.result.states[next]
      // Back actions are already followed when their state is reached.
      for place in from.waysInTurn where !work.isFollowed(place, of: next) {
        var way = from.ways[place]
        guard !way.isLikeOthers, way.isBack || (from.path.count < limits.depth && !work.isFull) else {
          work.result.cutWays += 1
          continue
        }
        stage.come(to: from, knowing: work)
        guard let launched = stage.take(&way), let id = stage.id else {
          work.drop(place, of: next)
          continue
        }
        way.landing = launched.landing
        var isNew = false
        if !work.knows(id), from.path.count < limits.depth, work.hasRoom(at: launched.landing) {
          isNew = true
          try add(id, launched, after: (from, way), to: &work, visit)
        }
        work.note(way, to: id, at: place, of: next)
        if id != from.id { goBack(on: &stage, after: way, from: id, to: next, isNew: isNew, &work) }
      }
      next += 1
    }
    work.finish()
    return work.result
  }

  private func follow(
    _ walk: [Move],
    from start: Int,
    on stage: inout LiveStage,
    _ work: inout ExplorationWork,
    _ visit: Visit
  ) throws {
    var state = start
    stage.come(to: work.result.states[start], knowing: work)
    for move in walk {
      guard let found = stage.way(for: move) else { return }
      let place = work.place(of: found, of: state)
      let from = work.result.states[state]
      var way = from.ways[place]
      guard let launched = stage.take(&way), let id = stage.id else { return work.drop(place, of: state) }
      if !work.knows(id) { try add(id, launched, after: (from, way), to: &work, visit) }
      work.note(way, to: id, at: place, of: state)
      state = work.place(of: id) ?? state
    }
  }

  private func goBack(
    on stage: inout LiveStage,
    after way: ExploredWay,
    from id: String,
    to target: Int,
    isNew: Bool,
    _ work: inout ExplorationWork
  ) {
    guard var back = work.wayBack(from: id, to: target, after: way) else {
      if !way.undo.isEmpty { return stage.undo(way) }
      if !work.hasGoneBack(from: id), !stage.hasScreens(of: work.result.states[target].id, knowing: work) {
        stage.goBack()
      }
      return
    }
    guard stage.take(&back.way) != nil else {
      // The exploration reaches a new state in the same way later, so this failure would only repeat.
      if isNew { work.drop(back.place, of: id) }
      return stage.goBack()
    }
    if isNew, stage.id == work.result.states[target].id { work.note(back.way, to: target, at: back.place, of: id) }
  }

  private func add(
    _ id: String,
    _ launched: LaunchedScreen,
    after last: (state: ExploredState, way: ExploredWay)?,
    to work: inout ExplorationWork,
    _ visit: Visit
  ) throws {
    let stage = launched.stage
    let front = stage.window.rootViewController?.frontmost
    let screen = stage.screenInFront
    var state = ExploredState(
      id: id,
      screen: screen,
      title: front?.navigationItem.title ?? front?.title ?? screen,
      path: last.map { $0.state.path + $0.way.moves } ?? [],
      before: last?.state.id,
      words: last.map { $0.state.words + [$0.way.words] } ?? []
    )
    state.ways = stage.ways(on: screen, examples, rows: limits.rows)
    if last == nil { state.ways += links.map { LiveStage.way(for: .open(link: $0), on: stage) } }
    work.add(state, landing: launched.landing, holding: HeldValues(stage))
    try visit(state, launched)
  }
}

extension ExploredState {
  /// The order of exploration: forms first, because they lead further and few states per screen are kept.
  fileprivate var waysInTurn: [Int] {
    ways.indices.filter { ways[$0].moves.count > 1 } + ways.indices.filter { ways[$0].moves.count == 1 }
  }
}

extension LaunchedScreen {
  /// The names of all screens, hidden tabs included, then the frontmost one with the items of an open menu.
  package var landing: [String] {
    let lines = stage.window.openMenuView == nil ? [] : stage.touchables.map(\.name)
    return stage.window.shownControllers.map(\.displayName)
      + [([stage.screenInFront] + lines).joined(separator: " > ")]
  }
}

extension WalkDefinition {
  fileprivate var moves: [Move] { steps.compactMap { if case .move(let move) = $0.kind { move } else { nil } } }
}
