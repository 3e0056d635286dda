/// A user's gesture or a navigation call of the app: a step of a walk, of `--then` or in the browser.
public enum Move: Hashable, Sendable {
  /// The direction of a swipe.
  public enum Swipe: String, Hashable, Sendable, CaseIterable {
    case next
    case previous
    /// Swipes down to dismiss the topmost modal.
    case down
  }

  case push(screen: String)
  /// Presents a screen; the style defaults to the screen's own.
  case present(screen: String, style: PresentationStyle?)
  case dismiss
  case pop
  /// Dismisses the modal that contains the frontmost screen.
  case close
  /// Returns to the screen where the route to the frontmost screen started.
  case back
  case select(tab: String)
  case tap(String)
  case longPress(String)
  case type(String, into: String)
  case submit(String)
  /// Sets the value of a switch, slider, stepper or segmented control.
  case set(String, to: String)
  /// Swipes to another page, or dismisses the topmost modal.
  case swipe(Swipe)
  /// Swipes over a row and taps one of its swipe actions.
  case swipeRow(String, action: String)
  /// Triggers pull-to-refresh in the frontmost scroll view.
  case refresh
  /// Opens a link as if it came from outside the app.
  case open(link: String)
  case wait(seconds: Double)
}

extension Move {
  /// A description as a clause: `tap Add to cart`, `type "Ann" into Name`.
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

extension Move {
  /// The keyword of a move.
  public enum Word: String, Sendable, CaseIterable {
    case tap, longPress, type, submit, set, swipe, refresh, select, push, present, open, wait, dismiss, pop, close,
      back

    /// The keys of the two arguments in a walk; `nil` if the move has at most one argument.
    public var fields: (first: String, second: String)? {
      switch self {
      case .type: ("into", "text")
      case .set: ("control", "to")
      case .swipe: ("row", "action")
      case .present: ("screen", "style")
      default: nil
      }
    }

    /// Whether the move has arguments.
    public var hasValue: Bool {
      switch self {
      case .refresh, .dismiss, .pop, .close, .back: false
      default: true
      }
    }
  }

  /// The keyword and up to two arguments of a move, common to all notations.
  public struct Spelling: Hashable, Sendable {
    /// The keyword.
    public let word: Word
    /// The first argument.
    public let first: String?
    /// The second argument.
    public let second: String?

    /// Creates a spelling from a keyword and its arguments.
    public init(_ word: Word, _ first: String? = nil, _ second: String? = nil) {
      self.word = word
      self.first = first
      self.second = second
    }
  }

  /// Creates the move for a spelling; `nil` if an argument is invalid.
  public init?(_ spelling: Spelling) {
    switch (spelling.word, spelling.first, spelling.second) {
    case (.tap, let name?, nil): self = .tap(name)
    case (.longPress, let name?, nil): self = .longPress(name)
    case (.type, let field?, let text?): self = .type(text, into: field)
    case (.submit, let field?, nil): self = .submit(field)
    case (.set, let control?, let value?): self = .set(control, to: value)
    case (.swipe, let direction?, nil):
      guard let swipe = Swipe(rawValue: direction) else { return nil }
      self = .swipe(swipe)
    case (.swipe, let row?, let action?): self = .swipeRow(row, action: action)
    case (.refresh, nil, nil): self = .refresh
    case (.select, let tab?, nil): self = .select(tab: tab)
    case (.push, let screen?, nil): self = .push(screen: screen)
    case (.present, let screen?, nil): self = .present(screen: screen, style: nil)
    case (.present, let screen?, let style?):
      guard let style = PresentationStyle(rawValue: style) else { return nil }
      self = .present(screen: screen, style: style)
    case (.open, let link?, nil): self = .open(link: link)
    case (.wait, let seconds?, nil):
      guard let seconds = Double(seconds), (0...86_400).contains(seconds) else { return nil }
      self = .wait(seconds: seconds)
    case (.dismiss, nil, nil): self = .dismiss
    case (.pop, nil, nil): self = .pop
    case (.close, nil, nil): self = .close
    case (.back, nil, nil): self = .back
    default: return nil
    }
  }

  /// The keyword and arguments of the move.
  public var spelling: Spelling {
    switch self {
    case .tap(let name): Spelling(.tap, name)
    case .longPress(let name): Spelling(.longPress, name)
    case .type(let text, let field): Spelling(.type, field, text)
    case .submit(let field): Spelling(.submit, field)
    case .set(let control, let value): Spelling(.set, control, value)
    case .swipe(let swipe): Spelling(.swipe, swipe.rawValue)
    case .swipeRow(let row, let action): Spelling(.swipe, row, action)
    case .refresh: Spelling(.refresh)
    case .select(let tab): Spelling(.select, tab)
    case .push(let screen): Spelling(.push, screen)
    case .present(let screen, let style): Spelling(.present, screen, style?.rawValue)
    case .open(let link): Spelling(.open, link)
    case .wait(let seconds): Spelling(.wait, Move.text(of: seconds))
    case .dismiss: Spelling(.dismiss)
    case .pop: Spelling(.pop)
    case .close: Spelling(.close)
    case .back: Spelling(.back)
    }
  }

  /// The YAML value of the move as a step: `tap: Buy`, `type: {into: Name, text: Ann}`, `pop`.
  public var literal: ContextLiteral {
    let spelling = spelling
    let word = spelling.word.rawValue
    func text(_ part: String) -> ContextLiteral { .scalar(part, spelling.word == .wait ? .plain : .quoted) }
    guard let first = spelling.first else { return .scalar(word, .plain) }
    guard let fields = spelling.word.fields, let second = spelling.second else {
      return .object([ContextLiteral.Entry(name: word, value: text(first))])
    }
    let parts = [(fields.first, first), (fields.second, second)]
    let value = ContextLiteral.object(parts.map { ContextLiteral.Entry(name: $0.0, value: text($0.1)) })
    return .object([ContextLiteral.Entry(name: word, value: value)])
  }
}
