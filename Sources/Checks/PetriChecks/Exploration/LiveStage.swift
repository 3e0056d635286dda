import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText
import PetriUIKit

/// The stage of an exploration, which is brought from state to state.
@MainActor
struct LiveStage {
  private let launch: Explorer.Launch
  /// The stage; `nil` where it has to be launched anew.
  private var launched: LaunchedScreen?
  /// The name of the state that it is in.
  private(set) var id: String?

  init(_ launched: LaunchedScreen, _ launch: @escaping Explorer.Launch) {
    (self.launched, self.launch) = (launched, launch)
    id = launched.stateID
  }

  /// Comes to a state: from where it is, or from a state of the same screens whose values it takes, by ways that are known; where that
  /// takes more moves than a new launch and the moves from there, by these.
  mutating func come(to state: ExploredState, knowing work: ExplorationWork) {
    guard id != state.id || launched == nil else { return }
    if let launched, let composer = launched.stage.composer,
      let known = moves(to: state, on: launched.stage, knowing: work)
    {
      known.values?.restore(on: launched.stage)
      for move in known.moves { try? launched.stage.make(Move(move), with: composer) }
      id = launched.stateID
      guard id != state.id else { return }
    }
    launched = try? launch()
    id = state.id
    guard let launched, let composer = launched.stage.composer else { return }
    for move in state.path { try? launched.stage.make(Move(move), with: composer) }
  }

  /// The moves from here to a state, and what the stage holds before them, where that has to be changed.
  private func moves(
    to state: ExploredState,
    on stage: Stage,
    knowing work: ExplorationWork
  ) -> (values: HeldValues?, moves: [String])? {
    var limit = state.path.count + 1
    let known = id.flatMap { work.moves(from: [$0], to: state.id, atMost: limit)?.moves }
    if let known { limit = known.count }
    // Taking values is as long as a move, and of no use where others made the difference: what is typed into a field of no form.
    let here = HeldValues(stage)
    let alike = work.states(with: here.screens).filter { work.values(of: $0) != here }
    if limit > 1, let found = work.moves(from: alike, to: state.id, atMost: limit - 2) {
      return (work.values(of: found.start), found.moves)
    }
    return known.map { (nil, $0) }
  }

  /// Takes a way, and notes how the screen moves, what can't be seen of it, and what was refused.
  ///
  /// - Returns: the stage in the state that it leads to; `nil` where it can't be taken.
  mutating func take(_ way: inout ExploredWay) -> LaunchedScreen? {
    guard let launched, let composer = launched.stage.composer else { return nil }
    let stage = launched.stage
    let before = StageShape(stage)
    (way.effects, way.refusal) = ([], nil)
    for (number, text) in way.moves.enumerated() {
      do {
        try stage.make(Move(text), with: composer)
      } catch MoveError.refused(_, let refusals) {
        way.refusal = refusals.map(\.reason).joined(separator: "; ")
        way.isWayOut = refusals.allSatisfy(\.isWayOut)
      } catch {
        // The first move that can't be made changed nothing.
        if number > 0 { self.launched = nil }
        return nil
      }
      way.effects += stage.effects
    }
    way.motion = before.motion(to: StageShape(stage))
    id = launched.stateID
    return launched
  }

  /// A walk's move as a way: by the name that ways have for what it touches.
  func way(for move: Move) -> ExploredWay? { launched.map { LiveStage.way(for: move, on: $0.stage) } }

  static func way(for move: Move, on stage: Stage) -> ExploredWay {
    let touchables = stage.touchables
    let touched = move.touchedName.flatMap { stage.touchable(named: $0, among: touchables) }
    let named = touched.map { move.touching($0.name) } ?? move
    return ExploredWay([named], MoveWords(stage, touchables).words(for: named), at: touched?.place)
  }

  /// Whether it has the screens of a state, which then is another one for its values alone.
  func hasScreens(of state: String, knowing work: ExplorationWork) -> Bool {
    guard let launched, let values = work.values(of: state) else { return false }
    return values.screens == HeldValues.screens(of: launched.stage)
  }

  /// Undoes a way that changed the screen in its place.
  mutating func undo(_ way: ExploredWay) {
    guard let launched, let composer = launched.stage.composer else { return }
    for move in way.undo { try? launched.stage.make(Move(move), with: composer) }
    id = launched.stateID
  }

  /// Goes back as UIKit does, where there is something to go back to.
  mutating func goBack() {
    guard let launched, let composer = launched.stage.composer, let back = launched.stage.wayBack else { return }
    try? launched.stage.make(back, with: composer)
    id = launched.stateID
  }
}

extension LaunchedScreen {
  /// The fingerprint of what is shown and held, and of what happens by itself after some time.
  fileprivate var stateID: String {
    Fingerprint.text(of: "\(stage.held)\n\(stage.delays)\n\n\(shown.treeText)".utf8)
  }
}
