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
  /// Tap what has a name.
  case tap(String)
  /// Type into a field until it holds a text.
  case type(String, into: String)
  /// Press the return key in a field.
  case submit(String)
  /// Turn a switch on or off, move a slider, step a stepper, choose a segment.
  case set(String, to: String)
  /// Swipe to the next page, or back to the one before.
  case swipe(forward: Bool)
  /// Follow a link, as if it had come from outside.
  case open(link: String)
  /// Let some seconds pass, in no time.
  case wait(seconds: Double)

  /// The moves as they are written.
  public static let forms = [
    "push:SCREEN", "present:SCREEN", "present:SCREEN:STYLE", "dismiss", "pop", "select:TAB", "tap:NAME",
    "type:FIELD=TEXT", "submit:FIELD", "set:CONTROL=VALUE", "swipe:next", "swipe:previous", "open:LINK", "wait:SECONDS",
  ]

  /// Reads a move: `push:cart`, `present:cart:pageSheet`, `dismiss`, `pop`, `select:2`, `tap:Got it`, `type:Name=Ann`.
  ///
  /// - Throws: `MoveError.unreadable` with what is wrong.
  public init(_ text: String) throws {
    if let touch = Move(touch: text) {
      self = touch
      return
    }
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.dropFirst().filter { !$0.isEmpty }
    switch (parts[0], rest.count, parts.count) {
    case ("push", 1, 2): self = .push(screen: parts[1])
    case ("present", 1, 2): self = .present(screen: parts[1], style: nil)
    case ("present", 2, 3):
      guard let style = PresentationStyle(rawValue: parts[2]) else {
        let styles = PresentationStyle.allCases.map(\.rawValue).joined(separator: ", ")
        throw MoveError.unreadable(text, "unknown presentation style '\(parts[2])'; the styles are \(styles)")
      }
      self = .present(screen: parts[1], style: style)
    case ("dismiss", 0, 1): self = .dismiss
    case ("pop", 0, 1): self = .pop
    case ("select", 1, 2): self = .select(tab: parts[1])
    default:
      throw MoveError.unreadable(text, "expected one of \(Move.forms.joined(separator: ", "))")
    }
  }

  /// Reads what is done to something that is shown; all behind the colon is its name, and behind `=` the text.
  private init?(touch text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    let pair = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch text[..<colon] {
    case "tap" where !rest.isEmpty: self = .tap(String(rest))
    case "submit" where !rest.isEmpty: self = .submit(String(rest))
    case "type" where pair.count == 2 && !pair[0].isEmpty: self = .type(pair[1], into: pair[0])
    case "set" where pair.count == 2 && !pair[0].isEmpty: self = .set(pair[0], to: pair[1])
    case "wait":
      guard let seconds = Double(rest), (0...86_400).contains(seconds) else { return nil }
      self = .wait(seconds: seconds)
    case "open" where !rest.isEmpty: self = .open(link: String(rest))
    case "swipe" where rest == "next": self = .swipe(forward: true)
    case "swipe" where rest == "previous": self = .swipe(forward: false)
    default: return nil
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
    case .tap(let name): "tap:\(name)"
    case .type(let text, let field): "type:\(field)=\(text)"
    case .submit(let field): "submit:\(field)"
    case .set(let control, let value): "set:\(control)=\(value)"
    case .swipe(let forward): forward ? "swipe:next" : "swipe:previous"
    case .open(let link): "open:\(link)"
    case .wait(let seconds): "wait:\(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)")"
    }
  }
}
