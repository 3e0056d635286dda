struct ByteScanner {
  let bytes: [UInt8]
  private(set) var offset = 0

  static let maximumDepth = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtEnd: Bool { offset >= bytes.count }

  func isNext(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { offset + $0.count <= bytes.count && bytes[offset..<(offset + $0.count)].elementsEqual($0) }
  }

  mutating func advance(_ count: Int = 1) { offset = min(bytes.count, offset + count) }

  mutating func take(_ word: StaticString) -> Bool {
    guard isNext(word) else { return false }
    advance(word.utf8CodeUnitCount)
    return true
  }

  @discardableResult
  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, isWanted(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  mutating func skipBlanks() { take { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Skips everything up to and including a word; returns false, at the end, if it doesn't occur.
  mutating func skip(over word: StaticString) -> Bool {
    while !isAtEnd {
      if take(word) { return true }
      offset += 1
    }
    return false
  }

  func problem(_ message: String, at offset: Int? = nil) -> MalformedResource {
    MalformedResource(message: message, offset: offset ?? self.offset)
  }

  // MARK: - Quoted strings

  /// The text after a quotation mark, with the escape sequences of property lists.
  mutating func quotedText() throws(MalformedResource) -> String {
    let (quote, start) = (next, offset)
    var text: [UInt8] = []
    advance()
    while let byte = next {
      if byte == quote {
        advance()
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &text)
      } else {
        text.append(byte)
        advance()
      }
    }
    throw problem("unterminated string", at: start)
  }

  private mutating func escape(into text: inout [UInt8]) throws(MalformedResource) {
    let start = offset
    advance()
    guard let byte = next else { throw problem("unterminated string", at: start) }
    advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      var unit = try codeUnit(from: start)
      var units = [unit]
      // The second half of a surrogate pair is another escape sequence.
      if (0xD800...0xDBFF).contains(unit), isNext("\\u") || isNext("\\U") {
        advance(2)
        unit = try codeUnit(from: start)
        units.append(unit)
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    default: text.append(byte)
    }
  }

  private mutating func codeUnit(from start: Int) throws(MalformedResource) -> UInt16 {
    guard offset + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16)
    else { throw problem("'\\u' needs four hexadecimal digits", at: start) }
    advance(4)
    return unit
  }
}

/// A value of a property list or of JSON, as far as localization files and asset catalogues need it.
indirect enum PropertyNode {
  typealias Entry = (key: String, offset: Int, value: PropertyNode)

  case text(String)
  case mapping([Entry])
  case number(Int)
  /// A JSON number with a fraction.
  case fraction(Double)
  case list([PropertyNode])
  /// `true` in JSON.
  case truth
  /// Any other value; also a list in a property list.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  var fraction: Double? { if case .fraction(let number) = self { number } else { nil } }

  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }

  var elements: [PropertyNode] { if case .list(let elements) = self { elements } else { [] } }

  var isTrue: Bool { if case .truth = self { true } else { false } }

  var isMapping: Bool { if case .mapping = self { true } else { false } }

  subscript(key: String) -> PropertyNode? { entries.last { $0.key == key }?.value }
}

package struct MalformedResource: Error {
  package let message: String
  package let offset: Int
}
