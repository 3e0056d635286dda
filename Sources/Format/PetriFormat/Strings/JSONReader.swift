// Foundation's JSON decoder reports no locations of keys and few of mistakes, and drops duplicate keys.
/// Reads JSON for string catalogues and asset catalogues. Booleans other than `true` are only recognized as present.
struct JSONReader {
  private var scanner: ByteScanner

  static func read(_ bytes: [UInt8]) throws(MalformedResource) -> PropertyNode {
    var reader = JSONReader(scanner: ByteScanner(bytes))
    let value = try reader.value(depth: 0)
    reader.scanner.skipBlanks()
    guard reader.scanner.isAtEnd else { throw reader.scanner.problem("expected the end of the file") }
    return value
  }

  private mutating func value(depth: Int) throws(MalformedResource) -> PropertyNode {
    guard depth < ByteScanner.maximumDepth else { throw scanner.problem("values are nested too deeply") }
    scanner.skipBlanks()
    switch scanner.next {
    case UInt8(ascii: "{"): return .mapping(try members(depth: depth))
    case UInt8(ascii: "["): return .list(try elements(depth: depth))
    case UInt8(ascii: "\""): return .text(try scanner.quotedText())
    default:
      let word = scanner.take {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || "+-.".utf8.contains($0)
      }
      guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
        throw scanner.problem("expected a value")
      }
      return word == "true" ? .truth : Int(word).map { .number($0) } ?? Double(word).map { .fraction($0) } ?? .other
    }
  }

  private mutating func members(depth: Int) throws(MalformedResource) -> [PropertyNode.Entry] {
    var members: [PropertyNode.Entry] = []
    scanner.advance()
    scanner.skipBlanks()
    if scanner.take("}") { return [] }
    while true {
      scanner.skipBlanks()
      let offset = scanner.place
      guard scanner.next == UInt8(ascii: "\"") else { throw scanner.problem("expected a key in quotation marks") }
      let key = try scanner.quotedText()
      scanner.skipBlanks()
      guard scanner.take(":") else { throw scanner.problem("missing ':' behind '\(key.shortened)'", at: offset) }
      members.append((key, offset, try value(depth: depth + 1)))
      scanner.skipBlanks()
      if scanner.take("}") { return members }
      guard scanner.take(",") else { throw scanner.problem("expected ',' or '}'") }
    }
  }

  private mutating func elements(depth: Int) throws(MalformedResource) -> [PropertyNode] {
    var elements: [PropertyNode] = []
    scanner.advance()
    scanner.skipBlanks()
    if scanner.take("]") { return [] }
    while true {
      elements.append(try value(depth: depth + 1))
      scanner.skipBlanks()
      if scanner.take("]") { return elements }
      guard scanner.take(",") else { throw scanner.problem("expected ',' or ']'") }
    }
  }
}
