import PetriCatalog
import PetriComposer
public import PetriRendering
import PetriUIKit

/// Finds what a person can reach from a launch: does everything that can be done, breadth first, with the real composer and router.
///
/// States differ by what they show (the tree) and hold (the app's state, and each screen's context and form); each is kept once, with
/// the fewest moves to it. One stage is brought from state to state, by going back and by ways that are known already; where none leads
/// there soon, or it turns out to be another state, by a new launch and the state's moves. The result is the same each time.
@MainActor
public struct Explorer {
  /// A launch that can be made again and again.
  public typealias Launch = @MainActor () throws -> LaunchedScreen

  private let launch: Launch
  private let examples: TypedExamples
  private let limits: ExplorationLimits

  /// Makes an explorer.
  public init(examples: TypedExamples, limits: ExplorationLimits = .init(), launch: @escaping Launch) {
    (self.launch, self.examples, self.limits) = (launch, examples, limits)
  }

  /// Explores.
  ///
  /// - Parameters:
  ///   - first: a launch that is made already, with nothing done since; it is changed.
  ///   - visit: called with each state when it is reached first, while it is on its stage.
  /// - Throws: what the first launch throws.
  public func explore(
    from first: LaunchedScreen? = nil,
    visit: (ExploredState, LaunchedScreen) throws -> Void = { _, _ in }
  ) throws -> Exploration {
    var work = ExplorationWork(limits)
    let launched = try first ?? launch()
    var stage = LiveStage(launched, launch)
    let start = state(of: launched, stage.id ?? "", path: [])
    if work.add(start, stack: launched.stack) { try visit(start, launched) }
    var next = 0
    while next < work.result.states.count {
      let from = work.result.states[next]
      // The others are followed already: a way back is, as soon as its state is reached.
      for place in from.ways.indices where !work.isFollowed(place, of: next) {
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
        var isNew = false
        if !work.knows(id), from.path.count < limits.depth, work.hasRoom(on: launched.stack) {
          let state = state(of: launched, id, path: from.path + way.moves)
          isNew = work.add(state, stack: launched.stack)
          if isNew { try visit(state, launched) }
        }
        work.note(way, to: id, at: place, of: next)
        if id != from.id { goBack(on: &stage, after: way, from: id, to: next, isNew: isNew, &work) }
      }
      next += 1
    }
    work.finish()
    return work.result
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
      // Where going back leads is known for most.
      if !work.hasGoneBack(from: id) { stage.goBack() }
      return
    }
    guard stage.take(&back.way) != nil else {
      // A state that is new was reached as it will be again, so what is found out now needn't be then.
      if isNew { work.drop(back.place, of: id) }
      return stage.goBack()
    }
    if isNew, stage.id == work.result.states[target].id { work.note(back.way, to: target, at: back.place, of: id) }
  }

  private func state(of launched: LaunchedScreen, _ id: String, path: [String]) -> ExploredState {
    let stage = launched.stage
    let front = stage.window.rootViewController?.frontmost
    let screen = stage.screenInFront
    var state = ExploredState(
      id: id,
      screen: screen,
      title: front?.navigationItem.title ?? front?.title ?? screen,
      path: path
    )
    state.ways = stage.ways(on: screen, examples, rows: limits.rows)
    return state
  }
}

extension LaunchedScreen {
  /// The names of all screens that are there, in and over each other.
  fileprivate var stack: String { stage.window.shownControllers.map(\.displayName).joined(separator: "/") }
}
