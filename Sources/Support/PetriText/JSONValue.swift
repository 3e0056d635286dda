package enum JSONValue: Sendable, Hashable {
  package struct Member: Sendable, Hashable {
    package let key: String
    package let offset: Int
    package let value: JSONValue
  }

  case null
  case bool(Bool)
  /// A number without a fraction that fits into `Int`.
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// The last value of a key; `nil` if there is none or this isn't an object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.last { $0.key == key }?.value } else { nil }
  }

  package var string: String? { if case .string(let string) = self { string } else { nil } }

  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The integer; also for a number such as `1.0`.
  package var int: Int? {
    switch self {
    case .int(let int): int
    case .double(let double): Int(exactly: double)
    default: nil
    }
  }

  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  package var isNull: Bool { self == .null }

  package var text: JSONText {
    switch self {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .int(let int): .int(int)
    case .double(let double): .number("\(double)")
    case .string(let string): .string(string)
    case .array(let elements): .array(elements.map(\.text))
    case .object(let members): .object(members.map { ($0.key, $0.value.text) })
    }
  }
}

package struct JSONProblem: Error, Sendable, Equatable {
  /// The expected syntax or the error.
  package let reason: String
  package let offset: Int

  package var message: String { "invalid JSON at byte \(offset): \(reason)" }
}

/// A parser for untrusted JSON (RFC 8259).
package struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0
  private let maxDepth: Int

  /// Parses a value.
  ///
  /// - Parameter maxDepth: the maximum nesting depth.
  package static func value(of bytes: [UInt8], maxDepth: Int = 128) throws(JSONProblem) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONProblem(reason: "the text isn't UTF-8", offset: firstInvalidByte(of: bytes))
    }
    var parser = JSONParser(bytes: bytes, maxDepth: maxDepth)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.offset == bytes.count else { throw parser.problem("expected the end") }
    return value
  }

  private init(bytes: [UInt8], maxDepth: Int) {
    self.bytes = bytes
    self.maxDepth = maxDepth
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func problem(_ reason: String, at offset: Int? = nil) -> JSONProblem {
    JSONProblem(reason: reason, offset: offset ?? self.offset)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let isNext = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    if isNext { offset += word.utf8CodeUnitCount }
    return isNext
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(0x30...0x39): return try number()
    default:
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      if take("null") { return .null }
      throw problem("expected a value")
    }
  }

  private func checkDepth(_ depth: Int) throws(JSONProblem) {
    guard depth < maxDepth else { throw problem("values are nested more than \(maxDepth) deep") }
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONValue.Member] {
    try checkDepth(depth)
    var members: [JSONValue.Member] = []
    offset += 1
    skipBlanks()
    if take(UInt8(ascii: "}")) { return [] }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem("expected a key in quotation marks") }
      let start = offset
      let key = try string()
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw problem("expected ':'") }
      members.append(JSONValue.Member(key: key, offset: start, value: try value(depth: depth + 1)))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw problem("expected ',' or '}'") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONValue] {
    try checkDepth(depth)
    var elements: [JSONValue] = []
    offset += 1
    skipBlanks()
    if take(UInt8(ascii: "]")) { return [] }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw problem("expected ',' or ']'") }
    }
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONProblem) -> JSONValue {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    let hasLeadingZero = next == UInt8(ascii: "0")
    let count = try digits()
    guard !hasLeadingZero || count == 1 else { throw problem("a number begins with 0", at: start) }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isInteger, let int = Int(text) { return .int(int) }
    guard let double = Double(text), double.isFinite else { throw problem("the number is too large", at: start) }
    return .double(double)
  }

  @discardableResult
  private mutating func digits() throws(JSONProblem) -> Int {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    guard offset > start else { throw problem("expected a digit") }
    return offset - start
  }

  // MARK: - Strings

  private mutating func string() throws(JSONProblem) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw problem("a control character in a string must be escaped")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw problem("unterminated string", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONProblem) {
    let start = offset
    offset += 1
    let byte = next
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[offset - 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try codeUnit(from: start)]
      // A surrogate pair takes two escapes; a lone surrogate becomes U+FFFD.
      let rest = offset
      if (0xD800...0xDBFF).contains(units[0]), take("\\u") {
        let second = try codeUnit(from: rest)
        if (0xDC00...0xDFFF).contains(second) { units.append(second) } else { offset = rest }
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    default: throw problem("unknown escape", at: start)
    }
  }

  private mutating func codeUnit(from start: Int) throws(JSONProblem) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isHexadecimal }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("'\\u' needs four hexadecimal digits", at: start) }
    offset += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}
