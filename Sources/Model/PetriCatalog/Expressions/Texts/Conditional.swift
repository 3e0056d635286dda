/// A conditional expression with two values: `${starred ? star.fill : star}`.
public struct Conditional: Hashable, Sendable {
  /// An operand on one side of the colon.
  public enum Side: Hashable, Sendable {
    /// A word, number, `true`, `false` or `null`.
    case word(String)
    case text(TextTemplate)
    /// Quoted text, a value in its own braces, or a nested conditional.
    case value(TextTemplate)
  }

  /// The condition.
  public var condition: Condition
  /// The value if the condition holds.
  public var first: Side
  /// The value if the condition doesn't hold.
  public var second: Side

  /// Creates a conditional.
  public init(_ condition: Condition, _ first: Side, _ second: Side) {
    self.condition = condition
    self.first = first
    self.second = second
  }

  /// The values on both sides of the colon.
  public var sides: [Side] { [first, second] }

  /// All references, starting with those of the condition.
  public var references: [Reference] { condition.references + sides.flatMap(\.references) }

  /// Returns the side that the condition selects.
  public func side(in scope: Scope) -> Side { condition.holds(in: scope) ? first : second }
}

extension Conditional.Side {
  static let null = "null"

  /// The literal value; `nil` if the side contains references.
  public var literal: ContextLiteral? {
    switch self {
    case .word(Self.null): .null
    case .word(let word): .scalar(word, .plain)
    case .text(let text): text.literal.map { .scalar($0, .quoted) }
    case .value: nil
    }
  }

  /// The quoted text or the value in braces; `nil` for a word.
  public var template: TextTemplate? {
    switch self {
    case .word: nil
    case .text(let template), .value(let template): template
    }
  }

  /// All references, in source order.
  public var references: [Reference] { template?.references ?? [] }

  /// The text of the side; empty for `null`.
  ///
  /// - Parameter beginsText: Whether the side is at the beginning of the whole text.
  func text(in scope: Scope, language: String?, beginsText: Bool = true) -> String {
    switch self {
    case .word(Self.null): ""
    case .word(let word): word
    case .text(let template), .value(let template):
      template.text(in: scope, language: language, beginsText: beginsText)
    }
  }
}

extension Conditional: CustomStringConvertible {
  /// The conditional in YAML: `${starred ? star.fill : star}`.
  public var description: String { "${\(text)}" }

  private var text: String { "\(condition.textInBraces) ? \(first.text(isLast: false)) : \(second.text(isLast: true))" }
}

extension Conditional.Side: CustomStringConvertible {
  /// The side in YAML.
  public var description: String { text(isLast: false) }

  /// Formats the side for YAML.
  ///
  /// - Parameter isLast: Whether a nested conditional needs no braces.
  fileprivate func text(isLast: Bool) -> String {
    switch self {
    case .word(let word): word
    case .text(let template): template.description.quotedInBraces
    case .value(let template):
      isLast && template.wholeConditional != nil
        ? String(template.description.dropFirst(2).dropLast()) : template.description
    }
  }
}

extension String {
  /// The text in the kind of quotes that it doesn't contain, because there are no escapes between braces.
  var quotedInBraces: String { contains("'") ? "\"\(self)\"" : "'\(self)'" }
}

/// A parser for conditionals: `starred ? star.fill : star`.
struct ConditionalParser {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var depth = 0

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: The entire text, to which the offsets of problems refer.
  ///   - start: The offset after the opening brace.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
  }

  /// Parses up to and including the closing brace.
  mutating func closed() throws(TextTemplate.Problem) -> Conditional {
    let start = position - 2
    let result = try conditional()
    guard next == UInt8(ascii: "}") else { throw neverClosed(start) }
    position += 1
    return result
  }

  private mutating func conditional() throws(TextTemplate.Problem) -> Conditional {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Condition.maximumDepth else {
      throw problem("the values are nested too deeply; the limit is \(Condition.maximumDepth)", position, 1)
    }
    skipBlanks()
    let start = position
    var parser = ConditionParser(inBraces: bytes, at: start)
    let condition = try parser.condition()
    position = parser.position
    guard next == UInt8(ascii: "?") else {
      throw problem("expected '?' and two values behind the condition", position, 1)
    }
    if case .constant(let value) = condition {
      throw problem("the condition is always \(value); write the value that it chooses alone", start, position - start)
    }
    position += 1
    let first = try side(isLast: false)
    skipBlanks()
    guard next == UInt8(ascii: ":") else { throw badEnd(behind: first, start) }
    position += 1
    let second = try side(isLast: true)
    skipBlanks()
    guard next == nil || next == UInt8(ascii: "}") else { throw badEnd(behind: second, nil) }
    return Conditional(condition, first, second)
  }

  private mutating func side(isLast: Bool) throws(TextTemplate.Problem) -> Conditional.Side {
    skipBlanks()
    let start = position
    switch next {
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: if !isLast || !holdsConditional { return .text(try quoted()) }
    case UInt8(ascii: "$")?: if !isLast || !holdsConditional { return .value(try value()) }
    default: break
    }
    if isLast, holdsConditional { return .value(TextTemplate(segments: [.conditional(try conditional())])) }
    while position < bytes.count, !isEndOfWord { position += 1 }
    guard position > start else {
      throw problem("a value is missing \(isLast ? "behind ':'" : "between '?' and ':'")", start, 1)
    }
    return .word(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private var isEndOfWord: Bool {
    switch bytes[position] {
    case UInt8(ascii: ":"):
      position + 1 == bytes.count || " \t}".utf8.contains(bytes[position + 1])
    case let byte: " \t\"'$,?{}".utf8.contains(byte)
    }
  }

  /// Reads quoted text, in which `${…}` is a placeholder.
  private mutating func quoted() throws(TextTemplate.Problem) -> TextTemplate {
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
      throw problem("the closing quote is missing", position, 1)
    }
    position = end + 1
    return try template(start..<end)
  }

  private mutating func value() throws(TextTemplate.Problem) -> TextTemplate {
    let start = position
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "{") else {
      throw problem("to use a value, write ${key}", start, 1)
    }
    position += 2
    guard let close = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else { throw neverClosed(start) }
    if bytes[position..<close].contains(UInt8(ascii: "?")) {
      return TextTemplate(segments: [.conditional(try closed())])
    }
    position = close + 1
    return try template(start..<position)
  }

  private func template(_ range: Range<Int>) throws(TextTemplate.Problem) -> TextTemplate {
    do {
      return try TextTemplate(String(decoding: bytes[range], as: UTF8.self))
    } catch {
      throw TextTemplate.Problem(
        message: error.message,
        offset: range.lowerBound + error.offset,
        length: error.length,
        word: error.word
      )
    }
  }

  /// Whether the second side is a nested conditional: a `?` outside quotes and nested braces precedes the closing
  /// brace.
  private var holdsConditional: Bool {
    var index = position
    var braces = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return false }
        index = end
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"):
        if braces == 0 { return false }
        braces -= 1
      case UInt8(ascii: "?") where braces == 0: return true
      default: break
      }
      index += 1
    }
    return false
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  /// The problem if a side is followed by an unexpected character.
  ///
  /// - Parameter start: The offset of the conditional if the error is after its first side, otherwise `nil`.
  private func badEnd(behind side: Conditional.Side, _ start: Int?) -> TextTemplate.Problem {
    switch (next, start) {
    case (nil, let start?), (UInt8(ascii: "}")?, let start?):
      problem(
        "the value for when the condition doesn't hold is missing: write ': ' and the value",
        start,
        position - start
      )
    case (UInt8(ascii: "?")?, _): problem("a value that is chosen itself needs braces of its own there", position, 1)
    case (UInt8(ascii: ",")?, _):
      problem("a format is written beside its value: ${… ? ${price, currency: EUR} : free}", position, 1)
    case (_, _?) where bytes[position...].first { "?:}".utf8.contains($0) } == UInt8(ascii: "?"):
      problem("a value that is chosen itself needs braces of its own there", position, 1)
    default:
      problem(
        "expected \(start == nil ? "'}'" : "':'") behind \(side); a text of several words is written in quotes",
        position,
        1
      )
    }
  }

  private func neverClosed(_ start: Int) -> TextTemplate.Problem {
    problem("missing '}' at the end of the value; to show '${' as text, write '$${'", start, 2)
  }

  private func problem(_ message: String, _ offset: Int, _ length: Int) -> TextTemplate.Problem {
    TextTemplate.Problem(message: message, offset: min(offset, max(0, bytes.count - 1)), length: max(1, length))
  }
}
