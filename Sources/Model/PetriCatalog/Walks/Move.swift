/// A move of a person's finger or of the app's own code on the screen that is shown: in a walk, behind `--then` or in
/// the browser.
public enum Move: Hashable, Sendable {
  /// Where a finger swipes.
  public enum Swipe: String, Hashable, Sendable, CaseIterable {
    /// To the next page.
    case next
    /// To the page before.
    case previous
    /// Down, which dismisses the topmost presented screen.
    case down
  }

  /// Put a screen on the navigation stack in front.
  case push(screen: String)
  /// Present a screen over the one in front, in its own style or another.
  case present(screen: String, style: PresentationStyle?)
  /// Take away the topmost presented screen.
  case dismiss
  /// Go back in the navigation stack in front.
  case pop
  /// Close the modal that the screen in front is in.
  case close
  /// Go back to where the route to the screen in front began.
  case back
  /// Select a tab: its number from 0, or the name of the screen in it.
  case select(tab: String)
  /// Tap the element with a name.
  case tap(String)
  /// Press the element with a name for long, which opens its menu.
  case longPress(String)
  /// Type into a field until it holds a text.
  case type(String, into: String)
  /// Press the return key in a field.
  case submit(String)
  /// Turn a switch on or off, move a slider, step a stepper, choose a segment.
  case set(String, to: String)
  /// Swipe to the next page or back to the one before, or away the topmost presented screen.
  case swipe(Swipe)
  /// Swipe over a row, and tap an action that this offers.
  case swipeRow(String, action: String)
  /// Pull the scrolling view in front down, to load again.
  case refresh
  /// Follow a link, as if it had come from outside.
  case open(link: String)
  /// Let some seconds pass, in no time.
  case wait(seconds: Double)
}

extension Move {
  /// The move as a sentence: `tap Add to cart`, `type "Ann" into Name`.
  public var sentence: String {
    switch self {
    case .type(let text, let field): "type \(text.quoted) into \(field)"
    case .set(let control, let value): "set \(control) to \(value)"
    case .swipe(.down): "swipe down"
    case .swipe(let page): "swipe to the \(page.rawValue) page"
    case .swipeRow(let row, let action): "swipe over \(row) and tap \(action)"
    case .refresh: "pull to refresh"
    case .present(let screen, let style?): "present \(screen) as \(style.rawValue)"
    case .wait(let seconds): "wait \(Move.text(of: seconds)) s"
    case .longPress(let name): "press \(name) for long"
    default: [spelling.word.rawValue, spelling.first].compactMap { $0 }.joined(separator: " ")
    }
  }

  static func text(of seconds: Double) -> String { seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)" }
}
