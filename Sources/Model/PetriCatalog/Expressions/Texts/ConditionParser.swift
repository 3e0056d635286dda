struct ConditionParser {
  private enum Token: Equatable {
    case reference(Reference)
    case computed(Arithmetic)
    case claim(Condition)
    case text(String)
    case word(String)
    case comparison(Comparison)
    case comma
    case endOfList
    case open
    case close
    case end
  }

  private let bytes: [UInt8]
  /// The offset of the next byte; after parsing a condition in braces, the offset of its `?`.
  private(set) var position = 0
  /// Whether the condition is inside braces and ends at a `?`: `count > limit`.
  private let isInBraces: Bool
  private var tokenStart = 0
  private var token = Token.end
  private var depth = 0
  /// Whether `,` and `]` terminate words.
  private var isInList = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    isInBraces = false
  }

  init(inBraces bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
    isInBraces = true
  }

  mutating func condition() throws(TextTemplate.Problem) -> Condition {
    try advance()
    guard token != .end else {
      throw problem("expected a condition, such as \(isInBraces ? "signedIn" : "${signedIn}")")
    }
    let result = try disjunction()
    guard token == .end else { throw problem(behindOperand) }
    return result
  }

  private static let functions: Set<String> = [
    ".contains", ".includes", ".startswith", ".hasprefix", ".beginswith", ".endswith", ".hassuffix",
  ]

  /// The message about an unexpected token after an operand, with advice for the operators of other languages.
  private var behindOperand: String {
    if case .word(let word) = token {
      if let operation = word.first, "+-*/%".contains(operation), !isInBraces {
        return "'\(operation)' isn't an operator here; calculate inside the braces: ${count \(operation) 2}"
      }
      if word.first == "?" || word == "??" {
        return "'\(word)' isn't an operator here; choose between two values inside the braces: ${a ? 'b' : 'c'}"
      }
      if ConditionParser.functions.contains(word.lowercased()) {
        return "conditions have no methods; write 'contains', 'beginsWith' or 'endsWith' after the value"
      }
      if word.first == ".", !isInBraces { return "'\(word)' belongs inside the braces: ${tags\(word)}" }
      let meant: String? =
        switch word.lowercased() {
        case "startswith", "hasprefix", "beginswith": "write 'beginsWith'"
        case "endswith", "hassuffix": "write 'endsWith'"
        case "includes", "has", "like", "matches", "contains": "write 'contains'"
        case "not": "write not (${a} in ${b})"
        case "is", "equals", "eq": "write '=='"
        case "and", "or", "in": "write '\(word.lowercased())'"
        case "between": "write two comparisons joined with 'and'"
        default: nil
        }
      if let meant { return "'\(word)' isn't an operator; \(meant)" }
    }
    return "expected 'and', 'or', 'in', 'contains', 'beginsWith', 'endsWith', a comparison such as '==', or the end"
  }

  private mutating func disjunction() throws(TextTemplate.Problem) -> Condition {
    var left = try conjunction()
    while token == .word("or") {
      try advance()
      left = .or(left, try conjunction())
    }
    return left
  }

  private mutating func conjunction() throws(TextTemplate.Problem) -> Condition {
    var left = try negation()
    while token == .word("and") {
      try advance()
      left = .and(left, try negation())
    }
    return left
  }

  private mutating func negation() throws(TextTemplate.Problem) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Condition.maximumDepth else {
      throw problem("the condition is nested too deeply; the limit is \(Condition.maximumDepth)")
    }
    switch token {
    case .word("not"):
      try advance()
      return .not(try negation())
    case .open:
      try advance()
      let inner = try disjunction()
      guard token == .close else { throw problem("expected ')'") }
      try advance()
      return inner
    default:
      return try comparison()
    }
  }

  private mutating func comparison() throws(TextTemplate.Problem) -> Condition {
    if case .claim(let condition) = token {
      try advance(isBehindOperand: true)
      return condition
    }
    let start = tokenStart
    let left = try operand()
    switch token {
    case .comparison(let comparison):
      try advance()
      return .compared(left, comparison, try operand())
    case .word("in"): return try membership(of: left)
    case .word(let word):
      guard let relation = TextRelation(rawValue: word) else { break }
      try advance()
      return .text(left, relation, try operand())
    default: break
    }
    switch left {
    case .value(let reference): return .value(reference)
    case .computed(let arithmetic):
      let text = isInBraces ? arithmetic.text : arithmetic.description
      throw TextTemplate.Problem(
        message: "\(text) is a number and no condition; compare it, such as \(text) == 0",
        offset: start,
        length: text.utf8.count
      )
    case .literal("true"): return .constant(true)
    case .literal("false"): return .constant(false)
    case .literal(let text):
      throw TextTemplate.Problem(
        message: isInBraces
          ? "'\(text)' isn't a condition; expected a key, such as signedIn, or a comparison"
          : token == .open
            ? "conditions have no functions; write an operator between two values: ${name} contains 'a'"
            : "'\(text)' isn't a condition; to use a value, write ${\(text)}",
        offset: start,
        length: text.utf8.count
      )
    }
  }

  /// Parses the right side of `in`: a reference to a list, or values in brackets.
  private mutating func membership(of operand: Condition.Operand) throws(TextTemplate.Problem) -> Condition {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "[") else {
      try advance()
      guard case .value(let list) = try self.operand() else {
        throw problem("expected a list behind 'in', such as ${key} or [one, two]")
      }
      return .element(operand, of: list)
    }
    position += 1
    isInList = true
    try advance()
    var others = [try self.operand()]
    while token == .comma {
      try advance()
      others.append(try self.operand())
    }
    isInList = false
    guard token == .endOfList else { throw problem("expected ',' or ']'") }
    try advance(isBehindOperand: true)
    return .member(operand, of: others)
  }

  private mutating func operand() throws(TextTemplate.Problem) -> Condition.Operand {
    switch token {
    case .reference(let reference):
      try advance(isBehindOperand: true)
      return .value(reference)
    case .computed(let arithmetic):
      try advance(isBehindOperand: true)
      return .computed(arithmetic)
    case .text(let text):
      try advance(isBehindOperand: true)
      return .literal(text)
    case .word(let word) where !["and", "or", "not"].contains(word):
      try advance(isBehindOperand: true)
      return .literal(word)
    case .word(let word): throw problem("'\(word)' is an operator; to use it as text, quote it: '\(word)'")
    default:
      throw problem(
        isInBraces
          ? "expected a key, a number or quoted text"
          : "expected a value such as ${key}, a word, a number or quoted text"
      )
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  /// Reads the next token.
  ///
  /// - Parameter isBehindOperand: Whether a comparison may follow; if not, its characters are part of a word.
  private mutating func advance(isBehindOperand: Bool = false) throws(TextTemplate.Problem) {
    skipBlanks()
    tokenStart = position
    guard position < bytes.count else {
      token = .end
      return
    }
    switch bytes[position] {
    case UInt8(ascii: "?") where isInBraces, UInt8(ascii: "}") where isInBraces: token = .end
    case UInt8(ascii: "(") where isInBraces && beginsCalculation: token = try keyOrNumber()
    case UInt8(ascii: "("): token = single(.open)
    case UInt8(ascii: ")"): token = single(.close)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): token = .text(try text())
    case UInt8(ascii: "=") where !isBehindOperand || !hasEqualSign(behind: position):
      throw problem("'=' isn't an operator; to compare values, write '=='")
    case UInt8(ascii: "="),
      UInt8(ascii: "<") where isBehindOperand, UInt8(ascii: ">") where isBehindOperand,
      UInt8(ascii: "!") where isBehindOperand && hasEqualSign(behind: position):
      token = comparison()
    case UInt8(ascii: ",") where isInList: token = single(.comma)
    case UInt8(ascii: "]") where isInList: token = single(.endOfList)
    case UInt8(ascii: "$"): token = try value()
    default: token = isInBraces && !isBehindOperand ? try keyOrNumber() : try word()
    }
  }

  /// Reads an operand or keyword inside braces.
  private mutating func keyOrNumber() throws(TextTemplate.Problem) -> Token {
    let rest = bytes[position...]
    let word = String(decoding: rest.prefix { !" \t()!=<>,]?:}+*/%\"'$".utf8.contains($0) }, as: UTF8.self)
    let moment = String(decoding: rest.prefix { (0x2D...0x3A).contains($0) && $0 != 0x2F }, as: UTF8.self)
    if ["and", "or", "not", "true", "false", "null"].contains(word) {
      position += word.utf8.count
      return .word(word)
    }
    if CalendarDate(moment) != nil || TimeOfDay(moment) != nil {
      position += moment.utf8.count
      return .text(moment)
    }
    if rest.first == UInt8(ascii: "!") { throw problem("'!' isn't an operator; use 'not', 'and' and 'or'") }
    var parser = ArithmeticParser(bytes, at: position)
    let number = try parser.sum()
    position = parser.position
    return switch number.operand {
    case .value(let reference): .reference(reference)
    case .computed(let arithmetic): .computed(arithmetic)
    case .literal(let text): .text(text)
    }
  }

  /// Whether the opening parenthesis starts an operand rather than a condition.
  private var beginsCalculation: Bool {
    var depth = 0
    var index = position
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return false }
        index = end
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      index += 1
      guard depth == 0 else { continue }
      let rest = bytes[index...].drop { $0 == 0x20 || $0 == 0x09 }
      return rest.first.map { "+-*/%<>=!".utf8.contains($0) } ?? false || rest.starts(with: "in ".utf8)
    }
    return false
  }

  private mutating func single(_ token: Token) -> Token {
    position += 1
    return token
  }

  private func hasEqualSign(behind index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "=")
  }

  private mutating func comparison() -> Token {
    let length = hasEqualSign(behind: position) ? 2 : 1
    let text = String(decoding: bytes[position..<(position + length)], as: UTF8.self)
    position += length
    return Comparison(rawValue: text).map { .comparison($0) } ?? .word(text)
  }

  private mutating func text() throws(TextTemplate.Problem) -> String {
    let quote = bytes[position]
    guard let end = bytes[(position + 1)...].firstIndex(of: quote) else {
      throw problem("the closing quote is missing")
    }
    defer { position = end + 1 }
    return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
  }

  /// Reads `${…}`: a reference, calculation or condition.
  private mutating func value() throws(TextTemplate.Problem) -> Token {
    guard !isInBraces else { throw problem("between braces, a key has no braces of its own; write key") }
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "{") else {
      throw problem("to use a value, write ${key}")
    }
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
      throw .missingBrace(at: position, in: bytes)
    }
    let start = position + 2
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    if let reference = Reference(text) {
      position = end + 1
      return .reference(reference)
    }
    guard !text.utf8.contains(UInt8(ascii: "?")) else {
      throw problem("'?' isn't allowed in a condition; use 'and' and 'or'")
    }
    if text.contains(/[<>=]|\b(and|or|not|in|contains|beginsWith|endsWith)\b/) { return try claim(at: start) }
    guard Arithmetic.isMeant(text) else { throw problem("to use a value, write ${key}") }
    do {
      let arithmetic = try Arithmetic(parsing: text)
      position = end + 1
      return .computed(arithmetic)
    } catch {
      throw TextTemplate.Problem(message: error.message, offset: start + error.offset, length: error.length)
    }
  }

  /// Reads a condition in its own braces: `${count > 2 and plan == free}`.
  private mutating func claim(at start: Int) throws(TextTemplate.Problem) -> Token {
    var parser = ConditionParser(inBraces: bytes, at: start)
    let condition = try parser.condition()
    guard parser.position < bytes.count, bytes[parser.position] == UInt8(ascii: "}") else {
      throw .missingBrace(at: start - 2, in: bytes)
    }
    position = parser.position + 1
    return .claim(condition)
  }

  private mutating func word() throws(TextTemplate.Problem) -> Token {
    let start = position
    while position < bytes.count, !" \t()=\"'$".utf8.contains(bytes[position]),
      !isInBraces || !"?}".utf8.contains(bytes[position]),
      !isInList || !",]".utf8.contains(bytes[position])
    { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case ">" where start > 0 && bytes[start - 1] == UInt8(ascii: "<"):
      throw TextTemplate.Problem(message: "'<>' isn't an operator; write '!='", offset: start - 1, length: 2)
    case "<", ">":
      throw TextTemplate.Problem(
        message: "a value is missing before '\(word)'",
        offset: start,
        length: word.utf8.count
      )
    case "&&", "||", "!":
      throw TextTemplate.Problem(
        message: "'\(word)' isn't an operator; use 'not', 'and' and 'or'",
        offset: start,
        length: word.utf8.count
      )
    default: return .word(word)
    }
  }

  private func problem(_ message: String) -> TextTemplate.Problem {
    TextTemplate.Problem(message: message, offset: tokenStart, length: max(1, position - tokenStart))
  }
}

extension Arithmetic {
  /// The operand outside braces.
  fileprivate var operand: Condition.Operand {
    switch self {
    case .value(let reference): .value(reference)
    case .whole(let number): .literal(String(number))
    case .fraction(let number): .literal(number.description)
    default: .computed(self)
    }
  }
}
