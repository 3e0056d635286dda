import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText
import PetriUIKit

@MainActor
struct LiveStage {
  private let launch: Explorer.Launch
  /// The launched screen; `nil` if it has to be relaunched.
  private var launched: LaunchedScreen?
  private(set) var id: String?

  init(_ launched: LaunchedScreen, _ launch: @escaping Explorer.Launch) {
    (self.launched, self.launch) = (launched, launch)
    id = launched.stateID
  }

  /// Moves the stage to a state by known actions, after restoring values if that is shorter, or by a relaunch.
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

  private func moves(
    to state: ExploredState,
    on stage: Stage,
    knowing work: ExplorationWork
  ) -> (values: HeldValues?, moves: [String])? {
    var limit = state.path.count + 1
    let known = id.flatMap { work.moves(from: [$0], to: state.id, atMost: limit)?.moves }
    if let known { limit = known.count }
    // Restoring values counts as a move, and can't reproduce text in a field outside a form.
    let here = HeldValues(stage)
    let alike = work.states(with: here.screens).filter { work.values(of: $0) != here }
    if limit > 1, let found = work.moves(from: alike, to: state.id, atMost: limit - 2) {
      return (work.values(of: found.start), found.moves)
    }
    return known.map { (nil, $0) }
  }

  /// Performs an action and records its effects; returns `nil` if it can't be performed.
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
        // If the first move fails, nothing has changed.
        if number > 0 { self.launched = nil }
        return nil
      }
      way.effects += stage.effects
    }
    way.motion = before.motion(to: StageShape(stage))
    id = launched.stateID
    return launched
  }

  func way(for move: Move) -> ExploredWay? { launched.map { LiveStage.way(for: move, on: $0.stage) } }

  static func way(for move: Move, on stage: Stage) -> ExploredWay {
    let touchables = stage.touchables
    let touched = move.touchedName.flatMap { stage.touchable(named: $0, among: touchables) }
    let named = touched.map { move.touching($0.name) } ?? move
    return ExploredWay([named], MoveWords(stage, touchables).words(for: named), at: touched?.place)
  }

  func hasScreens(of state: String, knowing work: ExplorationWork) -> Bool {
    guard let launched, let values = work.values(of: state) else { return false }
    return values.screens == HeldValues.screens(of: launched.stage)
  }

  mutating func undo(_ way: ExploredWay) {
    guard let launched, let composer = launched.stage.composer else { return }
    for move in way.undo { try? launched.stage.make(Move(move), with: composer) }
    id = launched.stateID
  }

  mutating func goBack() {
    guard let launched, let composer = launched.stage.composer, let back = launched.stage.wayBack else { return }
    try? launched.stage.make(back, with: composer)
    id = launched.stateID
  }
}

extension LaunchedScreen {
  fileprivate var stateID: String {
    Fingerprint.text(of: "\(stage.held)\n\(stage.delays)\n\n\(shown.treeText)".utf8)
  }
}
