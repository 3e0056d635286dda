/// The error thrown if a text isn't a valid move.
public struct UnreadableMove: Error, Hashable, Sendable, CustomStringConvertible {
  /// The invalid text.
  public let text: String
  /// The reason why the text is invalid.
  public let reason: String

  /// Creates an error.
  public init(_ text: String, _ reason: String) {
    self.text = text
    self.reason = reason
  }

  /// The text and the reason.
  public var description: String { "invalid move '\(text)': \(reason)" }
}

/// The notation on the command line: `push:cart`, `present:cart:pageSheet`, `dismiss`, `pop`, `select:2`, `tap:Got it`,
/// `type:Name=Ann`.
extension Move: CustomStringConvertible, Codable {
  /// The notations of all moves, for messages.
  public static let forms = [
    "push:SCREEN", "present:SCREEN", "present:SCREEN:STYLE", "dismiss", "pop", "close", "back", "select:TAB",
    "tap:NAME",
    "longPress:NAME", "type:FIELD=TEXT", "submit:FIELD", "set:CONTROL=VALUE", "swipe:next", "swipe:previous",
    "swipe:down", "swipe:ROW=ACTION", "refresh", "open:LINK", "wait:SECONDS",
  ]

  /// Parses a move in the command line's notation.
  public init(_ text: String) throws(UnreadableMove) {
    let head = text.prefix { $0 != ":" }
    guard let word = Word(rawValue: String(head)) else {
      throw UnreadableMove(text, "expected one of \(Move.forms.joined(separator: ", "))")
    }
    let unreadable = UnreadableMove(text, "expected \(word.expectation)")
    var parts = head.endIndex == text.endIndex ? [] : [text[text.index(after: head.endIndex)...]]
    if let separator = word.separator { parts = parts.flatMap { $0.split(atFirst: separator) } }
    let isText = word != .push && word != .present && word != .select
    guard parts.first?.isEmpty != true, isText || !parts.contains(where: { $0.isEmpty || $0.contains(":") }) else {
      throw unreadable
    }
    let spelling = Spelling(word, parts.first.map(String.init), parts.count > 1 ? String(parts[1]) : nil)
    guard let move = Move(spelling) else {
      guard word == .present, let style = spelling.second else { throw unreadable }
      let styles = PresentationStyle.allCases.map(\.rawValue).joined(separator: ", ")
      throw UnreadableMove(text, "unknown presentation style '\(style)'; the styles are \(styles)")
    }
    self = move
  }

  /// The move in the command line's notation.
  public var description: String {
    let spelling = spelling
    return spelling.word.rawValue + (spelling.first.map { ":\($0)" } ?? "")
      + (spelling.second.map { "\(spelling.word.separator ?? ":")\($0)" } ?? "")
  }

  /// Decodes a move from the command line's notation.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes a move in the command line's notation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Move.Word {
  /// The notations of the move with this keyword, with the ranges of numbers.
  fileprivate var expectation: String {
    let forms = Move.forms.filter { $0.prefix { $0 != ":" } == rawValue }
    return (forms.count > 1 ? "one of " : "") + forms.joined(separator: ", ")
      + (self == .wait ? ", between 0 and 86400" : "")
  }

  fileprivate var separator: Character? {
    switch self {
    case .type, .set, .swipe: "="
    case .present: ":"
    default: nil
    }
  }
}

extension Substring {
  fileprivate func split(atFirst separator: Character) -> [Substring] {
    split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
  }
}
