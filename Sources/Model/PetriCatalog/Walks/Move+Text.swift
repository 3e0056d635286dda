/// A text that isn't a move.
public struct UnreadableMove: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public let text: String
  /// The reason.
  public let reason: String

  /// Makes an error.
  public init(_ text: String, _ reason: String) {
    self.text = text
    self.reason = reason
  }

  /// The text and the reason.
  public var description: String { "invalid move '\(text)': \(reason)" }
}

/// `push:cart`, `present:cart:pageSheet`, `dismiss`, `pop`, `select:2`, `tap:Got it`, `type:Name=Ann`.
extension Move: CustomStringConvertible, Codable {
  /// The moves as they are written.
  public static let forms = [
    "push:SCREEN", "present:SCREEN", "present:SCREEN:STYLE", "dismiss", "pop", "close", "back", "select:TAB",
    "tap:NAME",
    "longPress:NAME", "type:FIELD=TEXT", "submit:FIELD", "set:CONTROL=VALUE", "swipe:next", "swipe:previous",
    "swipe:down", "swipe:ROW=ACTION", "refresh", "open:LINK", "wait:SECONDS",
  ]

  /// Reads a move.
  ///
  /// - Throws: the problem of the text.
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

  /// The move as it is written.
  public var description: String {
    let spelling = spelling
    return spelling.word.rawValue + (spelling.first.map { ":\($0)" } ?? "")
      + (spelling.second.map { "\(spelling.word.separator ?? ":")\($0)" } ?? "")
  }

  /// Reads a move as it is written.
  ///
  /// - Throws: the problem of the text.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the move as a text.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Move.Word {
  /// The ways in which a move with the word is written, with the limits of its number.
  fileprivate var expectation: String {
    let forms = Move.forms.filter { $0.prefix { $0 != ":" } == rawValue }
    return (forms.count > 1 ? "one of " : "") + forms.joined(separator: ", ")
      + (self == .wait ? ", between 0 and 86400" : "")
  }

  /// The separator between the parts.
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
