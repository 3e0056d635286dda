import PetriText

enum TextSyntax: Hashable, Sendable {
  case yaml
  case tree
  case lifecycle
  case speech
  case description

  func styles(of line: String) -> [CellStyle] {
    var scanner = SyntaxScanner(line)
    switch self {
    case .yaml: scanner.readYAML()
    case .tree: scanner.readTree()
    case .lifecycle: scanner.readLifecycle()
    case .speech: scanner.readSpeech()
    case .description: scanner.readDescription()
    }
    return scanner.styles
  }

  /// The indentation of continuation rows: the value's column in a description.
  func hanging(of line: String) -> Int? {
    guard self == .description else { return nil }
    let own = line.drop { $0 == " " }
    guard let gap = own.firstRange(of: "  ") else { return nil }
    let value = own[gap.lowerBound...].drop { $0 == " " }
    let column = own[..<value.startIndex].columns
    return value.isEmpty || column > 20 ? nil : column
  }

  /// The prefix of continuation rows: the branches below, in a tree.
  func guides(of line: String) -> String? {
    guard self == .tree else { return nil }
    var guides = ""
    var rest = line[...]
    while rest.count > 3 {
      switch rest.prefix(3) {
      case "├─ ", "│  ": guides += "│  "
      case "└─ ", "   ": guides += "   "
      default: return guides.isEmpty ? nil : guides + "  "
      }
      rest = rest.dropFirst(3)
    }
    return nil
  }

  func colour(_ line: String, x: Int, y: Int, on canvas: inout Canvas) {
    var x = x
    for (character, style) in zip(line, styles(of: line)) {
      let width = DisplayWidth.columns(of: character)
      canvas.restyle(CanvasRectangle(x: x, y: y, width: width, height: 1)) { $0 = style }
      x += width
    }
  }
}

extension PreviewTab {
  var syntax: TextSyntax? {
    switch self {
    case .definition: .yaml
    case .tree: .tree
    case .lifecycle: .lifecycle
    case .accessibility: .speech
    case .context: .description
    case .wireframe, .picture, .routes, .problems, .snapshots, .checks: nil
    }
  }
}

/// Scans a line from left to right and assigns styles.
struct SyntaxScanner {
  private let characters: [Character]
  private var index = 0
  private(set) var styles: [CellStyle]

  init(_ line: String) {
    characters = Array(line)
    styles = Array(repeating: .plain, count: characters.count)
  }

  // MARK: - Kinds of lines

  mutating func readYAML() {
    guard !isFileLocation else { return give(.secondary, to: characters.count) }
    while index < characters.count {
      let start = index
      if characters[index] == "-", index + 1 == characters.count || characters[index + 1] == " " {
        give(.secondary, to: index + 1)
      } else if characters[index] == "#", index == 0 || characters[index - 1] == " " {
        give(.secondary, to: characters.count)
      } else if readQuoted() {
        if isColon(index), !isInText(start) { restyle(start..<index, .keyword) }
      } else if isWord(characters[index]) {
        // A plain text can contain spaces; a number in it isn't one.
        let end = reach(of: isWord)
        let isWhole = characters[end...].first { $0 != " " }.map { ",]}:#".contains($0) } ?? true
        give(isColon(end) ? .keyword : isWhole && !continuesText(start) ? value(start..<end) : .plain, to: end)
      } else {
        give("-:{}[],|>&*".contains(characters[index]) ? .secondary : .plain, to: index + 1)
      }
    }
  }

  mutating func readTree() {
    give(.line, to: reach(of: { " │├└─".contains($0) }))
    guard index > 0 else { return readNamed() }
    // A template's slot is two words, and `content:` precedes a name.
    let prefix = ["supporting views", "content: "].first { characters[index...].starts(with: $0) }
    give(.keyword, to: prefix.map { index + $0.count } ?? index)
    give(.keyword, to: reach(of: { $0 != " " }))
    readRest()
  }

  mutating func readLifecycle() {
    guard characters.first == " " else {
      // A step, or the screen with its context.
      return characters.contains(":") ? readNamed() : give(.heading, to: characters.count)
    }
    give(.plain, to: reach(of: { $0 == " " }))
    let isPlan = index < characters.count && characters[index] == "→"
    give(isPlan ? .secondary : .keyword, to: reach(of: { $0 != " " }))
    give(.plain, to: reach(of: { $0 != "(" }))
    give(.secondary, to: characters.count)
  }

  mutating func readSpeech() {
    guard characters.first == "\"" else { return readNamed() }
    _ = readQuoted()
    while index < characters.count {
      if !readQuoted() { give(.secondary, to: index + 1) }
    }
  }

  mutating func readDescription() {
    guard characters.first == " " else {
      return isHeading ? give(.heading, to: characters.count) : readNamed()
    }
    give(.plain, to: reach(of: { $0 == " " }))
    // Continuation lines are indented further.
    if index <= 4 {
      let end = characters.indices.first {
        $0 > index && characters[$0] == " " && ($0 + 1 == characters.count || characters[$0 + 1] == " ")
      }
      give(.keyword, to: end ?? reach(of: { $0 != " " }))
    }
    readRest()
  }

  /// Whether the line is a heading: at most two words without punctuation.
  private var isHeading: Bool {
    characters.count { $0 == " " } <= 1 && !characters.contains { ".:\"'".contains($0) }
  }

  // MARK: - Parts of lines

  private mutating func readNamed() {
    let end = characters.indices.first {
      $0 + 1 < characters.count && characters[$0] == " " && characters[$0 + 1] == " "
    }
    if let end { give(.heading, to: end) }
    readRest()
  }

  private mutating func readRest() {
    while index < characters.count {
      if readQuoted() { continue }
      let start = index
      if characters[index] == "(" {
        give(.secondary, to: min(characters.count, reach(of: { $0 != ")" }) + 1))
      } else if characters[index...].starts(with: "->") {
        give(.secondary, to: index + 2)
      } else if isWord(characters[index]) || "…/".contains(characters[index]) {
        let (end, all) = (reach(of: isWord), reach(of: { $0 != " " }))
        let isPath = characters[index..<all].contains("/")
        give(isPath ? .secondary : value(start..<end), to: isPath ? all : max(end, index + 1))
      } else {
        give(.plain, to: index + 1)
      }
    }
  }

  private mutating func readQuoted() -> Bool {
    let quote = characters[index]
    guard quote == "\"" || quote == "'", !isInText(index),
      let end = characters[(index + 1)...].firstIndex(of: quote)
    else { return false }
    give(.string, to: end + 1)
    return true
  }

  /// Whether a quote is an apostrophe.
  private func isInText(_ index: Int) -> Bool { index > 0 && isWord(characters[index - 1]) }

  private func value(_ range: Range<Int>) -> CellStyle {
    let word = String(characters[range])
    return ["true", "false", "null"].contains(word) || Double(word) != nil ? .number : .plain
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "-"
  }

  /// Whether a word continues a plain text.
  private func continuesText(_ index: Int) -> Bool {
    guard let last = characters[..<index].lastIndex(where: { $0 != " " }) else { return false }
    return !",[{:-".contains(characters[last])
  }

  private func isColon(_ index: Int) -> Bool {
    guard index < characters.count, characters[index] == ":" else { return false }
    return index + 1 == characters.count || characters[index + 1] == " "
  }

  /// Whether the line is the location of the definition.
  private var isFileLocation: Bool {
    guard let first = characters.first, first != " ", first != "-", !characters.contains(" ") else { return false }
    return String(characters).contains(".yaml:") || String(characters).contains(".yml:")
  }

  // MARK: - Styles

  private func reach(of holds: (Character) -> Bool) -> Int {
    characters[index...].firstIndex { !holds($0) } ?? characters.count
  }

  private mutating func give(_ style: CellStyle, to end: Int) {
    restyle(index..<max(index, end), style)
    index = max(index, end)
  }

  private mutating func restyle(_ range: Range<Int>, _ style: CellStyle) {
    for index in range { styles[index] = style }
  }
}
