public import PetriCatalog

/// Why a move can't be made.
public enum MoveError: Error, Hashable, CustomStringConvertible {
  /// A move that the screen doesn't allow, and why.
  case impossible(Move, String)
  /// A move that was made, and what was refused or breaks UIKit's rules on the way.
  case refused(Move, [Refusal])

  /// The move and the reason.
  public var description: String {
    switch self {
    case .impossible(let move, let reason): "\(move) can't be done: \(reason)"
    case .refused(let move, _): "\(move): \(reason)"
    }
  }

  /// The reason alone, to follow the move's own words.
  public var reason: String {
    switch self {
    case .impossible(_, let reason): reason
    case .refused(let move, let refusals):
      refusals.map { refusal in
        refusal.action == move.description ? "it was refused: \(refusal.reason)" : refusal.description
      }
      .joined(separator: "; ")
    }
  }
}
