/// Why a move can't be made.
public enum MoveError: Error, Hashable, CustomStringConvertible {
  /// A text that is no move, and what is wrong with it.
  case unreadable(String, String)
  /// A move that what is shown doesn't allow, and why.
  case impossible(Move, String)

  /// The move and the reason.
  public var description: String {
    switch self {
    case .unreadable(let text, let reason): "'\(text)' is no move: \(reason)"
    case .impossible(let move, let reason): "\(move) can't be done: \(reason)"
    }
  }
}
