/// A gesture of a person or a call of the app's code on the shown screen: in a walk, for `--then` or in the browser.
public enum Move: Hashable, Sendable {
  /// A direction to swipe in.
  public enum Swipe: String, Hashable, Sendable, CaseIterable {
    /// To the next page.
    case next
    /// To the previous page.
    case previous
    /// Down, to dismiss the topmost modal.
    case down
  }

  /// Pushes a screen onto the frontmost navigation stack.
  case push(screen: String)
  /// Presents a screen, in its own style by default.
  case present(screen: String, style: PresentationStyle?)
  /// Dismisses the topmost modal.
  case dismiss
  /// Pops the frontmost navigation stack.
  case pop
  /// Closes the modal that contains the frontmost screen.
  case close
  /// Returns to where the route to the frontmost screen started.
  case back
  /// Selects a tab by its index or its screen's name.
  case select(tab: String)
  /// Taps the element with a name.
  case tap(String)
  /// Long-presses the element with a name.
  case longPress(String)
  /// Replaces a field's text by typing.
  case type(String, into: String)
  /// Presses the return key in a field.
  case submit(String)
  /// Sets a switch, slider, stepper or segmented control.
  case set(String, to: String)
  /// Swipes to another page, or dismisses the topmost modal.
  case swipe(Swipe)
  /// Swipes over a row and taps an action.
  case swipeRow(String, action: String)
  /// Pulls the frontmost scroll view to refresh.
  case refresh
  /// Follows a link as if opened from outside.
  case open(link: String)
  /// Advances the app's clock.
  case wait(seconds: Double)
}

extension Move {
  /// The move as a clause: `tap Add to cart`, `type "Ann" into Name`.
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
