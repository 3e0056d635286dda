import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText
import PetriUIKit

/// A state on its stage, from which one way after another is followed.
@MainActor
struct LiveState {
  private let state: ExploredState
  private let launch: Explorer.Launch
  /// The stage in this state; `nil` where it has to be launched anew.
  private var launched: LaunchedScreen?

  init(_ state: ExploredState, _ launch: @escaping Explorer.Launch) {
    (self.state, self.launch) = (state, launch)
  }

  /// Takes a way, and notes how the screen moves, what can't be seen of it, and what was refused.
  ///
  /// - Returns: where it leads; `nil` where it can't be taken.
  mutating func follow(_ way: inout ExploredWay) -> LaunchedScreen? {
    guard let launched = launched ?? arrive(), let composer = launched.stage.composer else { return nil }
    self.launched = nil
    let stage = launched.stage
    let before = StageShape(stage)
    for text in way.moves {
      do {
        try stage.make(Move(text), with: composer)
      } catch MoveError.refused(_, let refusals) {
        way.refusal = refusals.map(\.reason).joined(separator: "; ")
      } catch {
        return nil
      }
      way.effects += stage.effects
    }
    way.motion = before.motion(to: StageShape(stage))
    self.launched = launched
    return launched
  }

  /// Goes back to the state after a way, where going back leads to the same one; else it is launched anew.
  ///
  /// - Parameter id: the state that the way led to.
  mutating func goBack(from id: String) {
    guard id != state.id, let reached = launched else { return }
    launched = nil
    guard let back = reached.stage.wayBack, let composer = reached.stage.composer,
      (try? reached.stage.make(back, with: composer)) != nil, reached.stateID == state.id
    else { return }
    launched = reached
  }

  /// Launches, and goes to the state.
  private func arrive() -> LaunchedScreen? {
    guard let launched = try? launch(), let composer = launched.stage.composer else { return nil }
    for move in state.path { try? launched.stage.make(Move(move), with: composer) }
    return launched
  }
}

extension LaunchedScreen {
  /// The fingerprint of what is shown and held.
  var stateID: String {
    let tree = text(as: .tree).drop { $0 != "\n" }
    return Fingerprint.text(of: "\(stage.held)\n\(tree)".utf8)
  }
}
