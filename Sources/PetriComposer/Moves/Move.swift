public import PetriCatalog

/// A step of a walk through an app: what a person's finger or the app's own code does to the screen that is shown.
public enum Move: Hashable, Sendable {
  /// Put a screen on the navigation stack of what is shown.
  case push(screen: String)
  /// Present a screen over what is shown, in its own style or another.
  case present(screen: String, style: PresentationStyle?)
  /// Take away what is presented topmost.
  case dismiss
  /// Go back in the navigation stack of what is shown.
  case pop
  /// Select a tab: its number from 0, or the name of the screen in it.
  case select(tab: String)

  /// The moves as they are written.
  public static let forms = ["push:SCREEN", "present:SCREEN", "present:SCREEN:STYLE", "dismiss", "pop", "select:TAB"]

  /// Reads a move: `push:cart`, `present:cart:pageSheet`, `dismiss`, `pop`, `select:2`.
  ///
  /// - Throws: `MoveError.unreadable` with what is wrong.
  public init(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.dropFirst().filter { !$0.isEmpty }
    switch (parts[0], rest.count, parts.count) {
    case ("push", 1, 2): self = .push(screen: parts[1])
    case ("present", 1, 2): self = .present(screen: parts[1], style: nil)
    case ("present", 2, 3):
      guard let style = PresentationStyle(rawValue: parts[2]) else {
        let styles = PresentationStyle.allCases.map(\.rawValue).joined(separator: ", ")
        throw MoveError.unreadable(text, "there is no presentation style '\(parts[2])'; there are \(styles)")
      }
      self = .present(screen: parts[1], style: style)
    case ("dismiss", 0, 1): self = .dismiss
    case ("pop", 0, 1): self = .pop
    case ("select", 1, 2): self = .select(tab: parts[1])
    default:
      throw MoveError.unreadable(text, "a move is one of \(Move.forms.joined(separator: ", "))")
    }
  }
}

extension Move: CustomStringConvertible {
  /// The move as it is written.
  public var description: String {
    switch self {
    case .push(let screen): "push:\(screen)"
    case .present(let screen, let style):
      (["present", screen] + (style.map { [$0.rawValue] } ?? [])).joined(separator: ":")
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .select(let tab): "select:\(tab)"
    }
  }
}
