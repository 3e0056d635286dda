/// Splits Swift source code into tokens without comments and whitespace, as precisely as finding declarations requires:
/// with nested comments, interpolation, raw and multi-line strings, and regular expression literals.
struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SourceToken] = []

  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    var lexer = SourceLexer(bytes: bytes)
    lexer.readCode(untilParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func advance() {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int, line: Int? = nil, text: String? = nil) {
    let range = start..<min(position, bytes.count)
    let text = text ?? (kind == .literal ? "" : String(decoding: bytes[range], as: UTF8.self))
    tokens.append(SourceToken(kind: kind, range: range, line: line ?? self.line, text: text))
  }

  // MARK: Code

  /// Reads to the end, or up to the parenthesis that ends an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      let current = byte()
      switch current {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): advance()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where canBeginRegex && endOfRegex != nil: readRegex()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readPound()
      case UInt8(ascii: "`"): readEscapedWord()
      case _ where Self.isDigit(current): readNumber()
      case _ where Self.isWord(current): readWord()
      default:
        if untilParenthesis {
          if current == UInt8(ascii: "(") { depth += 1 }
          if current == UInt8(ascii: ")") {
            if depth == 0 { return }
            depth -= 1
          }
        }
        readSign()
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readWord() {
    let start = position
    while Self.isWord(byte()) || Self.isDigit(byte()) { position += 1 }
    add(.word, from: start)
  }

  private mutating func readEscapedWord() {
    let start = position
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
    let name = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    position += 1
    add(.escapedWord, from: start, text: name)
  }

  private mutating func readNumber() {
    let start = position
    while Self.isWord(byte()) || Self.isDigit(byte()) || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1)) {
      position += 1
    }
    add(.literal, from: start)
  }

  private mutating func readSign() {
    let start = position
    position += byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">") ? 2 : 1
    add(.sign, from: start)
  }

  // MARK: Directives

  private mutating func readPound() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return readString(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/"), skipRawRegex(hashes: hashes) { return }
    let start = position
    position += 1
    while Self.isWord(byte()) || Self.isDigit(byte()) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard ["#if", "#elseif", "#else", "#endif"].contains(text) else { return add(.pound, from: start, text: text) }
    let beginning = position
    while position < bytes.count, byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") { break }
      position += 1
    }
    let condition = String(decoding: bytes[beginning..<position], as: UTF8.self)
    add(.directive, from: start, text: text)
    tokens[tokens.count - 1].condition = Self.trimmed(condition)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private mutating func skipRawRegex(hashes: Int) -> Bool {
    var end = position + hashes + 1
    var newlines = 0
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\n") { newlines += 1 }
      if bytes[end] == UInt8(ascii: "/"), bytes[(end + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) {
        let start = position
        position = end + 1 + hashes
        add(.literal, from: start)
        line += newlines
        return true
      }
      end += 1
    }
    return false
  }

  // MARK: Regular expressions

  private static let wordsBeforeRegex: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "where", "try", "await", "else", "switch",
  ]

  private var canBeginRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word: return Self.wordsBeforeRegex.contains(last.text)
    case .sign: return ["(", ",", "=", ":", "[", "{", ";"].contains(last.text)
    default: return false
    }
  }

  private var endOfRegex: Int? {
    guard ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "=")].contains(byte(1)) else {
      return nil
    }
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += 1
    }
    return nil
  }

  private mutating func readRegex() {
    guard let end = endOfRegex else { return }
    let start = position
    position = end
    add(.literal, from: start)
  }

  // MARK: Strings

  private mutating func readString(hashes: Int) {
    var start = position
    var startLine = line
    position += hashes
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      if byte() == UInt8(ascii: "\n"), !isLong { break }
      if byte() == UInt8(ascii: "\""), ends(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        break
      }
      guard byte() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) else {
        advance()
        continue
      }
      position += 1 + hashes
      guard byte() == UInt8(ascii: "(") else {
        advance()
        continue
      }
      position += 1
      add(.literal, from: start, line: startLine)
      readCode(untilParenthesis: true)
      start = position
      startLine = line
      position += 1
    }
    add(.literal, from: start, line: startLine)
  }

  private func ends(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }
}

struct SourceToken: Equatable {
  enum Kind: Equatable {
    case word
    /// An identifier in backticks, which is never a keyword.
    case escapedWord
    case sign
    /// A number, a regular expression, or the part of a string between interpolations.
    case literal
    /// `#if`, `#elseif`, `#else` or `#endif` with its condition.
    case directive
    case pound
  }

  let kind: Kind
  let range: Range<Int>
  let line: Int
  /// The text without backticks; only the keyword of a directive, and empty for a literal.
  let text: String
  var condition = ""

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  var isName: Bool { kind == .word || kind == .escapedWord }
}
