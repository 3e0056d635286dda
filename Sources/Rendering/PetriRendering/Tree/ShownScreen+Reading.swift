import PetriCatalog
import PetriText

extension ShownScreen {
  /// Parses the printed text of a screen; skips the comments at the start of a snapshot.
  ///
  /// - Returns: `nil` if no screen prints this text.
  public init?(parsing text: String) {
    let lines = text.lineSlices
    guard let first = lines.firstIndex(where: { !$0.hasPrefix("# ") }) else { return nil }
    self.init(lines: lines[first...])
  }

  /// Parses the lines of a text that ends with a newline.
  private init?(lines: ArraySlice<Substring>) {
    guard lines.count > 1, let headline = lines.first, lines.last?.isEmpty == true else { return nil }
    var tree = NodeStack()
    for line in lines.dropFirst().dropLast() {
      guard let (depth, text) = TreeNode.depth(of: line), tree.add(ShownNode(line: text), depth: depth) else {
        return nil
      }
    }
    self.init(headline: String(headline), root: tree.root)
    // The branches of a line depend on the lines after it, so compare the text with the reprinted one. Compare bytes,
    // because equal strings may be encoded differently.
    guard text.utf8.elementsEqual(lines.joined(separator: "\n").utf8) else { return nil }
  }
}

/// The path from the root to the last added node. A node is added to its parent's children when it is closed.
private struct NodeStack {
  private var open: [ShownNode] = []

  /// Adds a node; returns false if there is no parent at the preceding depth.
  mutating func add(_ node: ShownNode, depth: Int) -> Bool {
    guard depth <= open.count, depth > 0 || open.isEmpty else { return false }
    close(to: depth)
    open.append(node)
    return true
  }

  var root: ShownNode? {
    var copy = self
    copy.close(to: 1)
    return copy.open.first
  }

  private mutating func close(to depth: Int) {
    while open.count > max(1, depth) {
      let node = open.removeLast()
      open[open.count - 1].children.append(node)
    }
  }
}

extension ShownNode {
  /// Parses a line without its branches. Every line is valid and is printed unchanged.
  public init(line: some StringProtocol) {
    var scanner = LineScanner(line)
    let reference = scanner.reference()
    let parts = scanner.parts()
    self.init(heading: parts[0], attributes: parts.dropFirst().map(Attribute.init(reading:)))
    self.reference = reference
  }

  /// Parses nodes that ``lines(of:)`` printed; `nil` for other lines.
  public static func nodes(lines: [String]) -> [ShownNode]? {
    let text = (["-", "-"] + lines).map { "\($0)\n" }.joined()
    return ShownScreen(parsing: text)?.root?.children
  }

  /// Creates a node from its heading, which is the part of a line before the attributes, and its attributes.
  public init(heading: String, attributes: [Attribute] = []) {
    let (role, title) = LineScanner(heading).heading()
    self.init(role: role, title: title, attributes: attributes)
  }

  /// The heading split before its first text; `nil` if it has no text.
  public var headingAtTexts: (before: Substring, texts: Substring)? {
    let heading = heading
    guard let quote = heading.utf8.firstIndex(of: 0x22) else { return nil }
    return (heading[..<quote], heading[quote...])
  }

  /// Creates a node with a kind and a single text.
  public init(kind: String, text: String) {
    self.init(title: [.word(kind), .text(text.quoted)], attributes: [])
  }

  /// Creates a node from its printed title; attributes with empty text are omitted.
  init(role: String? = nil, _ title: String, _ attributes: [Attribute] = [], children: [ShownNode] = []) {
    let printed = attributes.filter { !$0.text.isEmpty }
    self.init(role: role, title: LineScanner(title).title(), attributes: printed, children: children)
  }
}

extension ShownNode.Attribute {
  /// Parses a printed attribute.
  public init(reading text: String) {
    let word = Self.word(of: text)
    self.init(word, Self.value(of: text, named: word), text: text)
  }

  /// The name of a printed attribute, which stays the same when the value changes.
  private static func word(of text: String) -> String {
    let bytes = Array(text.utf8.prefix { $0 != 0x20 }.prefix(60))
    if bytes == Array("->".utf8) { return "action" }
    if let first = bytes.first, (0x30...0x39).contains(first) || first == 0x2D {
      let numbers = text.utf8.split(separator: 0x20).count
      return numbers == 4 ? "frame" : numbers == 1 && bytes.contains(UInt8(ascii: "x")) ? "size" : "number"
    }
    let isWord =
      !bytes.isEmpty
      && bytes.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
      }
    return isWord ? String(decoding: bytes, as: UTF8.self) : "part"
  }

  private static func value(of text: String, named word: String) -> Value {
    if word == "frame" {
      let sides = text.split(separator: " ", omittingEmptySubsequences: false).map { Double($0) }
      return sides.count == 4 && !sides.contains(nil) ? .frame(sides.compactMap(\.self)) : .word(text)
    }
    if text == word { return .flag }
    let isNamed = text.utf8.starts(with: "\(word) ".utf8)
    let rest = isNamed ? String(Substring(text.utf8.dropFirst(word.utf8.count + 1))) : text
    if let text = rest.unquoted { return .text(text) }
    return Double(rest).map(Value.number) ?? .word(rest)
  }

  /// The printed attribute with empty quotes in place of its texts, which depend on the language.
  public var wordsAlone: String {
    LineScanner(text).title().map { if case .word(let word) = $0 { word } else { "\"\"" } }.joined(separator: " ")
  }
}

/// Splits a line at spaces outside quotes.
private struct LineScanner {
  private var rest: Substring.UTF8View

  init(_ line: some StringProtocol) { rest = Substring(line).utf8 }

  /// Removes and returns the reference at the start: `[e4kx] `.
  mutating func reference() -> String? {
    guard rest.first == UInt8(ascii: "[") else { return nil }
    let name = rest.dropFirst().prefix { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    let end = rest.dropFirst(name.count + 1)
    guard !name.isEmpty, end.starts(with: "] ".utf8) else { return nil }
    rest = end.dropFirst(2)
    return String(Substring(name))
  }

  /// The parts of the line, which are separated by two spaces.
  func parts() -> [String] {
    var parts: [String] = []
    var start = rest.startIndex
    var blank: Substring.Index?
    forEachOutsideQuotes { byte, index in
      guard byte == 0x20 else { return blank = nil }
      guard let first = blank else { return blank = index }
      parts.append(String(Substring(rest[start..<first])))
      start = rest.index(after: index)
      blank = nil
    }
    return parts + [String(Substring(rest[start...]))]
  }

  /// The role, which ends at the last colon followed by a space, and the title after it.
  func heading() -> (role: String?, title: [ShownNode.TitlePart]) {
    var colon: Substring.Index?
    var last: UInt8?
    var end: Substring.Index?
    forEachOutsideQuotes { byte, index in
      if byte == 0x20, last == UInt8(ascii: ":") { end = colon }
      if byte == UInt8(ascii: ":") { colon = index }
      last = byte
    }
    guard let end else { return (nil, title()) }
    var inner = self
    inner.rest = rest[end...].dropFirst(2)
    return (String(Substring(rest[..<end])), inner.title())
  }

  /// The words and texts of the title, which are separated by single spaces.
  func title() -> [ShownNode.TitlePart] {
    var parts: [ShownNode.TitlePart] = []
    var start = rest.startIndex
    func add(_ bytes: Substring.UTF8View) {
      let text = String(Substring(bytes))
      parts.append(bytes.contains(0x22) ? .text(text) : .word(text))
    }
    forEachOutsideQuotes { byte, index in
      guard byte == 0x20 else { return }
      add(rest[start..<index])
      start = rest.index(after: index)
    }
    add(rest[start...])
    return parts
  }

  /// Calls a closure with each byte outside quotes.
  private func forEachOutsideQuotes(_ body: (UInt8, Substring.Index) -> Void) {
    var isQuoted = false
    var isEscaped = false
    for index in rest.indices {
      let byte = rest[index]
      if isQuoted {
        isQuoted = isEscaped || byte != 0x22
        isEscaped = !isEscaped && byte == 0x5C
      } else {
        isQuoted = byte == 0x22
        body(byte, index)
      }
    }
  }
}
