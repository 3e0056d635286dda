import PetriText

// Foundation reads these files as dictionaries, without locations or order.
/// Reads a `.strings` file: `"key" = "text";` with comments.
struct StringsReader {
  private var scanner: ByteScanner

  static func read(_ bytes: [UInt8]) throws(MalformedResource) -> PropertyNode {
    var reader = StringsReader(scanner: ByteScanner(bytes))
    var entries: [PropertyNode.Entry] = []
    while try reader.skipComments() { entries.append(try reader.entry()) }
    return .mapping(entries)
  }

  private mutating func entry() throws(MalformedResource) -> PropertyNode.Entry {
    let offset = scanner.offset
    let key = try word("a key")
    var value = key
    if try skipComments(), scanner.take("=") {
      guard try skipComments() else { throw scanner.problem("expected a text behind '='") }
      value = try word("a text")
    }
    _ = try skipComments()
    guard scanner.take(";") else { throw scanner.problem("missing ';' behind '\(key.shortened)'", at: offset) }
    return (key, offset, .text(value))
  }

  private mutating func word(_ what: String) throws(MalformedResource) -> String {
    if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") { return try scanner.quotedText() }
    let word = scanner.take {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || "_-./:$".utf8.contains($0)
    }
    guard !word.isEmpty else { throw scanner.problem("expected \(what) in quotation marks") }
    return word
  }

  private mutating func skipComments() throws(MalformedResource) -> Bool {
    while true {
      scanner.skipBlanks()
      let start = scanner.offset
      if scanner.take("//") {
        scanner.take { $0 != 0x0A && $0 != 0x0D }
      } else if scanner.take("/*") {
        guard scanner.skip(over: "*/") else { throw scanner.problem("unterminated comment", at: start) }
      } else {
        return !scanner.isAtEnd
      }
    }
  }
}

extension PropertyNode {
  /// Parses the JSON of a string catalogue or an asset catalogue.
  init(json bytes: [UInt8]) throws(MalformedResource) {
    do throws(JSONProblem) {
      self.init(try JSONParser.value(of: bytes, maxDepth: ByteScanner.maximumDepth))
    } catch {
      throw MalformedResource(message: error.reason, offset: error.offset)
    }
  }

  private init(_ value: JSONValue) {
    self =
      switch value {
      case .string(let text): .text(text)
      case .int(let number): .number(number)
      case .double(let number): .fraction(number)
      case .array(let elements): .list(elements.map { PropertyNode($0) })
      case .object(let members): .mapping(members.map { ($0.key, $0.offset, PropertyNode($0.value)) })
      case .bool(true): .truth
      case .bool(false), .null: .other
      }
  }
}

// Foundation's property lists have no locations of keys, and its XML parser only those of end tags.
/// Reads an XML property list. Only XML's predefined entities are resolved, so no file is read and no text grows.
struct PropertyListReader {
  private var scanner: ByteScanner

  static func read(_ bytes: [UInt8]) throws(MalformedResource) -> PropertyNode {
    var reader = PropertyListReader(scanner: ByteScanner(bytes))
    guard let root = try reader.tag(), root.name == "plist", !root.isEnd else {
      throw reader.scanner.problem("expected <plist>", at: 0)
    }
    guard let first = try reader.tag() else { throw reader.scanner.problem("missing </plist>") }
    return try reader.value(of: first, depth: 0)
  }

  private struct Tag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    let offset: Int
  }

  private mutating func tag() throws(MalformedResource) -> Tag? {
    while true {
      scanner.skipBlanks()
      let offset = scanner.offset
      guard !scanner.isAtEnd else { return nil }
      if scanner.take("<!--") {
        guard scanner.skip(over: "-->") else { throw scanner.problem("unterminated comment", at: offset) }
      } else if scanner.isNext("<?") || scanner.isNext("<!") {
        guard scanner.skip(over: ">") else { throw scanner.problem("unterminated declaration", at: offset) }
      } else if scanner.take("<") {
        let isEnd = scanner.take("/")
        let name = scanner.take { (0x61...0x7A).contains($0 | 0x20) }
        let rest = scanner.take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
        guard !name.isEmpty, scanner.take(">") else { throw scanner.problem("unterminated tag", at: offset) }
        return Tag(name: name, isEnd: isEnd, isEmpty: rest.hasSuffix("/"), offset: offset)
      } else {
        throw scanner.problem("expected a tag")
      }
    }
  }

  private mutating func value(of tag: Tag, depth: Int) throws(MalformedResource) -> PropertyNode {
    guard depth < ByteScanner.maximumDepth else {
      throw scanner.problem("values are nested too deeply", at: tag.offset)
    }
    guard !tag.isEnd else { throw scanner.problem("unexpected </\(tag.name)>", at: tag.offset) }
    switch tag.name {
    case "dict": return .mapping(tag.isEmpty ? [] : try entries(of: tag, depth: depth))
    case "string": return .text(tag.isEmpty ? "" : try text(of: tag))
    case "array":
      if !tag.isEmpty { try elements(of: tag, depth: depth) }
      return .other
    case "integer", "real", "date", "data", "true", "false":
      if !tag.isEmpty { _ = try text(of: tag) }
      return .other
    default: throw scanner.problem("unknown tag <\(tag.name.shortened)>", at: tag.offset)
    }
  }

  private mutating func entries(of dictionary: Tag, depth: Int) throws(MalformedResource) -> [PropertyNode.Entry] {
    var entries: [PropertyNode.Entry] = []
    while let tag = try tag() {
      if tag.isEnd, tag.name == "dict" { return entries }
      guard tag.name == "key", !tag.isEnd else { throw scanner.problem("expected <key> or </dict>", at: tag.offset) }
      let key = tag.isEmpty ? "" : try text(of: tag)
      guard let next = try self.tag() else { break }
      entries.append((key, tag.offset, try value(of: next, depth: depth + 1)))
    }
    throw scanner.problem("missing </dict>", at: dictionary.offset)
  }

  private mutating func elements(of array: Tag, depth: Int) throws(MalformedResource) {
    while let tag = try tag() {
      if tag.isEnd, tag.name == "array" { return }
      _ = try value(of: tag, depth: depth + 1)
    }
    throw scanner.problem("missing </array>", at: array.offset)
  }

  private mutating func text(of tag: Tag) throws(MalformedResource) -> String {
    var text = ""
    while true {
      text += scanner.take { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      let offset = scanner.offset
      if scanner.take("&") {
        text.unicodeScalars.append(try entity(at: offset))
      } else if scanner.take("<![CDATA[") {
        let start = scanner.offset
        guard scanner.skip(over: "]]>") else { throw scanner.problem("unterminated CDATA", at: offset) }
        text += String(decoding: scanner.bytes[start..<(scanner.offset - 3)], as: UTF8.self)
      } else if scanner.isNext("<!--") {
        guard scanner.skip(over: "-->") else { throw scanner.problem("unterminated comment", at: offset) }
      } else {
        guard let end = try self.tag() else { throw scanner.problem("missing </\(tag.name)>", at: tag.offset) }
        guard end.isEnd, end.name == tag.name else {
          throw scanner.problem("missing </\(tag.name)>", at: tag.offset)
        }
        return text
      }
    }
  }

  private mutating func entity(at offset: Int) throws(MalformedResource) -> Unicode.Scalar {
    let name = scanner.take { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") }
    guard scanner.take(";") else { throw scanner.problem("'&' begins an entity; write '&amp;'", at: offset) }
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
      let number = isHexadecimal ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      guard name.hasPrefix("#"), let scalar = number.flatMap({ Unicode.Scalar($0) }) else {
        throw scanner.problem("unknown entity '&\(name.shortened);'", at: offset)
      }
      return scalar
    }
  }
}
