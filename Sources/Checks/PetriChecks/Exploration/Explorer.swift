public import PetriCatalog
import PetriComposer
public import PetriRendering
import PetriUIKit

/// Finds what a person can reach from a launch: follows the catalogue's walks, and does everything that can be done, breadth first, with the real
/// composer and router.
///
/// A walk that begins with the examples is followed to its end, from the first state that has its screen; what is beside it comes after.
///
/// States differ by what they show (the tree) and hold (the app's state, and each screen's context and form); each is kept once, with
/// the fewest moves to it. One stage is brought from state to state, by going back, by ways that are known already, and by giving it the
/// values that a state with the same screens held; where none leads there soon, or it turns out to be another state, by a new launch and
/// the state's moves. The result is the same each time.
@MainActor
public struct Explorer {
  /// A launch that can be made again and again.
  public typealias Launch = @MainActor () throws -> LaunchedScreen
  /// Takes a state that is reached first, while it is on its stage.
  public typealias Visit = (ExploredState, LaunchedScreen) throws -> Void

  private let launch: Launch
  private let examples: TypedExamples
  /// The moves of each walk, by the screen that it begins with.
  private let walks: [String: [[Move]]]
  /// The links that are followed from the first state, as if the app were started by them.
  private let links: [String]
  private let limits: ExplorationLimits

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - screens: those whose walks are followed.
  ///   - links: those that are followed from the first state, as if the app were started by them.
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

  /// Explores.
  ///
  /// - Parameters:
  ///   - first: a launch that is made already, with nothing done since; it is changed.
  ///   - visit: called with each state when it is reached first, while it is on its stage.
  /// - Throws: what the first launch throws.
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
      // The others are followed already: a way back is, as soon as its state is reached.
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

  /// Follows a walk as far as it leads; each of its moves is a way.
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

  /// Goes back to a state, by the way that a person would take, else as UIKit does.
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
      // Where going back leads is known for most.
      if !work.hasGoneBack(from: id), !stage.hasScreens(of: work.result.states[target].id, knowing: work) {
        stage.goBack()
      }
      return
    }
    guard stage.take(&back.way) != nil else {
      // A state that is new was reached as it will be again, so what is found out now needn't be then.
      if isNew { work.drop(back.place, of: id) }
      return stage.goBack()
    }
    if isNew, stage.id == work.result.states[target].id { work.note(back.way, to: target, at: back.place, of: id) }
  }

  /// Adds the state that is on the stage, after a way from another.
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
  /// The places of its ways in the order in which they are followed: a form that is filled in leads further than one field, and few states
  /// of the same screens are kept.
  fileprivate var waysInTurn: [Int] {
    ways.indices.filter { ways[$0].moves.count > 1 } + ways.indices.filter { ways[$0].moves.count == 1 }
  }
}

extension LaunchedScreen {
  /// The names of all screens that are there, in and over each other, with the one in front at the end: tabs are there whichever is selected.
  /// With a menu open in front it has the lines of that: each menu leads elsewhere.
  package var landing: [String] {
    let lines = stage.window.openMenuView == nil ? [] : stage.touchables.map(\.name)
    return stage.window.shownControllers.map(\.displayName)
      + [([stage.screenInFront] + lines).joined(separator: " > ")]
  }
}

extension WalkDefinition {
  fileprivate var moves: [Move] { steps.compactMap { if case .move(let move) = $0.kind { move } else { nil } } }
}
