/// The action of a tap.
public enum TapAction: Hashable, Sendable, Codable {
  /// Dismisses the modal that the view is in.
  case dismiss
  /// Goes back in the navigation stack.
  case pop
  /// Closes the modal that the view is in, with all that it presents.
  case close
  /// Goes back to where the route began that led to the view's screen.
  case back
  /// Opens a screen with a context of values, which may hold references.
  case open(screen: String, with: ContextLiteral)
  /// Follows a link.
  case link(LocalizedText)
  /// Selects a tab by the name of its screen, or by its place from 0.
  case select(tab: String)
  /// Changes the app's state.
  case set(ContextLiteral)
  /// Tells the content's controller, and whoever listens to it, a name.
  case emit(String)
  /// Has an input of the screen typed in, by its id; `nil` ends typing.
  case focus(String?)
  /// Shows a short message over what is shown, which goes by itself.
  case toast(LocalizedText)
  /// Does several things, in order; a refusal ends it.
  case list([ActionStep])

  /// The keys under which `tap:` has them.
  public static let words = plainWords + ["open", "link", "select", "set", "emit", "focus", "toast"]
  /// Those that may be written as a word alone.
  public static let plainWords = ["dismiss", "pop", "close", "back"]
  /// The value of `focus` in place of an id where typing ends.
  public static let noFocus = "none"

  /// The action of a word alone.
  public init?(word: String) {
    switch word {
    case "dismiss": self = .dismiss
    case "pop": self = .pop
    case "close": self = .close
    case "back": self = .back
    default: return nil
    }
  }

  /// The one thing that it does, or the several in their order.
  public var actions: [TapAction] {
    if case .list(let steps) = self { steps.flatMap(\.action.actions) } else { [self] }
  }
}

extension TapAction: CustomStringConvertible {
  /// The action as a tree shows it: `dismiss`, `open cart`, `select menu`.
  public var description: String {
    switch self {
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .close: "close"
    case .back: "back"
    case .open(let screen, _): "open \(screen)"
    case .link(let url): "link \(url.variants.first?.text.description.quoted ?? "")"
    case .select(let tab): "select \(tab)"
    case .set(let values):
      if case .object(let entries) = values {
        "set \(entries.map { "\($0.name): \($0.value.settingSummary)" }.joined(separator: ", "))"
      } else {
        "set"
      }
    case .emit(let name): "emit \(name)"
    case .focus(let input): "focus \(input ?? TapAction.noFocus)"
    case .toast(let text): "toast \(text.variants.first?.text.description.quoted ?? "")"
    case .list(let steps): steps.map(\.description).joined(separator: ", then ")
    }
  }
}
