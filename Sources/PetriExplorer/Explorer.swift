import PetriCatalog
import PetriComposer
public import PetriRendering
import PetriUIKit

/// Finds what a person can reach from a launch: does everything that can be done, breadth first, with the real composer and router.
///
/// States differ by what they show (the tree) and hold (the app's state, and each screen's context and form); each is kept once, with
/// the fewest moves to it. After a way, the state before is had again by going back, where that leads to the same state; else by a
/// new launch and its moves. The result is the same each time.
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
  /// - Parameter visit: called with each state when it is reached first, while it is on its stage.
  /// - Throws: what the first launch throws.
  public func explore(visit: (ExploredState, LaunchedScreen) throws -> Void = { _, _ in }) throws -> Exploration {
    var work = Work(limits: limits)
    let launched = try launch()
    work.add(state(of: launched, path: []), stack: launched.stack)
    try visit(work.result.states[0], launched)
    var next = 0
    while next < work.result.states.count {
      defer { next += 1 }
      let from = work.result.states[next]
      var ways: [ExploredWay] = []
      var stage = LiveState(from, launch)
      for var way in from.ways {
        guard from.path.count < limits.depth || way.isBack, !work.isFull || way.isBack else {
          work.result.cutWays += 1
          ways.append(way)
          continue
        }
        guard let launched = stage.follow(&way) else { continue }
        let state = state(of: launched, path: from.path + way.moves)
        defer { stage.goBack(from: state.id) }
        if work.knows(state.id) {
          way.target = state.id
        } else if from.path.count < limits.depth, work.add(state, stack: launched.stack) {
          way.target = state.id
          try visit(state, launched)
        } else {
          work.result.cutWays += 1
        }
        // A tap that nothing comes of isn't a way.
        if way.target == from.id, way.effects.isEmpty, way.refusal == nil { continue }
        ways.append(way)
      }
      work.result.states[next].ways = ways
    }
    return work.result
  }

  private func state(of launched: LaunchedScreen, path: [String]) -> ExploredState {
    let stage = launched.stage
    let front = stage.window.rootViewController?.frontmost
    let screen = stage.screenInFront
    var state = ExploredState(
      id: launched.stateID,
      screen: screen,
      title: front?.navigationItem.title ?? front?.title ?? screen,
      path: path
    )
    state.ways = stage.ways(on: screen, examples)
    return state
  }

  /// The states so far.
  private struct Work {
    let limits: ExplorationLimits
    var result = Exploration()
    private var known: Set<String> = []
    private var counts: [String: Int] = [:]

    init(limits: ExplorationLimits) { self.limits = limits }

    var isFull: Bool { result.states.count >= limits.states }

    func knows(_ id: String) -> Bool { known.contains(id) }

    /// Adds a state; `false` where the limits don't allow it.
    @discardableResult
    mutating func add(_ state: ExploredState, stack: String) -> Bool {
      guard !isFull, counts[stack, default: 0] < limits.statesPerStack else { return false }
      counts[stack, default: 0] += 1
      known.insert(state.id)
      result.states.append(state)
      return true
    }
  }
}

extension LaunchedScreen {
  /// The names of all screens that are there, in and over each other.
  fileprivate var stack: String { stage.window.shownControllers.map(\.displayName).joined(separator: "/") }
}
