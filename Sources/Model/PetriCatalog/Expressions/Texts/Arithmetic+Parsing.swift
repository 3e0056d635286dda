extension Arithmetic {
  /// Parses the text between braces.
  ///
  /// - Throws: `TextTemplate.Problem` with an offset in bytes.
  init(parsing text: String) throws(TextTemplate.Problem) {
    var parser = ArithmeticParser(text)
    self = try parser.sum()
    try parser.end()
  }

  /// Whether a text between braces has an operator; a minus needs a space behind it, since paths may contain one.
  static func isMeant(_ text: String) -> Bool {
    text.utf8.contains { "+*/%()<>=!".utf8.contains($0) } || text.hasPrefix("-") || text.contains("- ")
  }
}

/// A recursive descent parser.
struct ArithmeticParser {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var depth = 0

  init(_ text: String) { self.init(Array(text.utf8), at: 0) }

  /// Parses a part of a longer text.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
  }

  mutating func sum() throws(TextTemplate.Problem) -> Arithmetic {
    var left = try product()
    while let sign = sign(among: [.plus, .minus]) { left = .combined(left, sign, try product()) }
    return left
  }

  private mutating func product() throws(TextTemplate.Problem) -> Arithmetic {
    var left = try factor()
    while let sign = sign(among: [.times, .divided, .remainder]) { left = .combined(left, sign, try factor()) }
    return left
  }

  private mutating func factor() throws(TextTemplate.Problem) -> Arithmetic {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Condition.maximumDepth else {
      throw problem("the calculation is nested too deeply; the limit is \(Condition.maximumDepth)")
    }
    skipBlanks()
    guard position < bytes.count else { throw problem("expected a number or a key, such as index") }
    switch bytes[position] {
    case UInt8(ascii: "-"):
      position += 1
      return .negated(try factor())
    case UInt8(ascii: "("):
      position += 1
      let inner = try sum()
      skipBlanks()
      guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else { throw problem("expected ')'") }
      position += 1
      return inner
    default: return try number()
    }
  }

  private mutating func number() throws(TextTemplate.Problem) -> Arithmetic {
    let start = position
    // A bracket that isn't opened here closes a list around it.
    var brackets = 0
    while position < bytes.count, bytes[position].isPartOfPath {
      if bytes[position] == UInt8(ascii: "[") { brackets += 1 }
      if bytes[position] == UInt8(ascii: "]") { brackets -= 1 }
      if brackets < 0 { break }
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if let first = word.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      if let whole = Int(word) { return .whole(whole) }
      if word.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || ($0 >= 0x30 && $0 <= 0x39) }), let fraction = Double(word),
        fraction.isFinite
      {
        return .fraction(fraction)
      }
    } else if let reference = Reference(word) {
      return .value(reference)
    }
    position = word.isEmpty ? min(start + 1, bytes.count) : position
    throw TextTemplate.Problem(
      message: "expected a number or a key, such as index",
      offset: start,
      length: max(1, position - start)
    )
  }

  private mutating func sign(among signs: [Arithmetic.Operator]) -> Arithmetic.Operator? {
    skipBlanks()
    guard position < bytes.count,
      let sign = signs.first(where: { $0.rawValue.utf8.first == bytes[position] })
    else { return nil }
    position += 1
    return sign
  }

  mutating func end() throws(TextTemplate.Problem) {
    skipBlanks()
    guard position == bytes.count else { throw problem("expected one of + - * / %") }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  private func problem(_ message: String) -> TextTemplate.Problem {
    TextTemplate.Problem(message: message, offset: min(position, max(0, bytes.count - 1)), length: 1)
  }
}

extension UInt8 {
  /// Whether a path or a number may contain it.
  fileprivate var isPartOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
