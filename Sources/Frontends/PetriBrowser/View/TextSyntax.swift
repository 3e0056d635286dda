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
  private var place = 0
  private(set) var styles: [CellStyle]

  init(_ line: String) {
    characters = Array(line)
    styles = Array(repeating: .plain, count: characters.count)
  }

  // MARK: - Kinds of lines

  mutating func readYAML() {
    guard !isPlaceOfFile else { return give(.secondary, to: characters.count) }
    while place < characters.count {
      let start = place
      if characters[place] == "-", place + 1 == characters.count || characters[place + 1] == " " {
        give(.secondary, to: place + 1)
      } else if characters[place] == "#", place == 0 || characters[place - 1] == " " {
        give(.secondary, to: characters.count)
      } else if readQuoted() {
        if isColon(place), !isInText(start) { restyle(start..<place, .keyword) }
      } else if isWord(characters[place]) {
        // A plain text can contain spaces; a number in it isn't one.
        let end = reach(of: isWord)
        let isWhole = characters[end...].first { $0 != " " }.map { ",]}:#".contains($0) } ?? true
        give(isColon(end) ? .keyword : isWhole && !goesOn(start) ? value(start..<end) : .plain, to: end)
      } else {
        give("-:{}[],|>&*".contains(characters[place]) ? .secondary : .plain, to: place + 1)
      }
    }
  }

  mutating func readTree() {
    give(.line, to: reach(of: { " │├└─".contains($0) }))
    guard place > 0 else { return readNamed() }
    // A template's place is two words, and `content:` precedes a name.
    let isPlace = ["supporting views", "content: "].first { characters[place...].starts(with: $0) }
    give(.keyword, to: isPlace.map { place + $0.count } ?? place)
    give(.keyword, to: reach(of: { $0 != " " }))
    readRest()
  }

  mutating func readLifecycle() {
    guard characters.first == " " else {
      // A step, or the screen with its context.
      return characters.contains(":") ? readNamed() : give(.heading, to: characters.count)
    }
    give(.plain, to: reach(of: { $0 == " " }))
    let isPlan = place < characters.count && characters[place] == "→"
    give(isPlan ? .secondary : .keyword, to: reach(of: { $0 != " " }))
    give(.plain, to: reach(of: { $0 != "(" }))
    give(.secondary, to: characters.count)
  }

  mutating func readSpeech() {
    guard characters.first == "\"" else { return readNamed() }
    _ = readQuoted()
    while place < characters.count {
      if !readQuoted() { give(.secondary, to: place + 1) }
    }
  }

  mutating func readDescription() {
    guard characters.first == " " else {
      return isHeading ? give(.heading, to: characters.count) : readNamed()
    }
    give(.plain, to: reach(of: { $0 == " " }))
    // Continuation lines are indented further.
    if place <= 4 {
      let end = characters.indices.first {
        $0 > place && characters[$0] == " " && ($0 + 1 == characters.count || characters[$0 + 1] == " ")
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
    while place < characters.count {
      if readQuoted() { continue }
      let start = place
      if characters[place] == "(" {
        give(.secondary, to: min(characters.count, reach(of: { $0 != ")" }) + 1))
      } else if characters[place...].starts(with: "->") {
        give(.secondary, to: place + 2)
      } else if isWord(characters[place]) || "…/".contains(characters[place]) {
        let (end, all) = (reach(of: isWord), reach(of: { $0 != " " }))
        let isPath = characters[place..<all].contains("/")
        give(isPath ? .secondary : value(start..<end), to: isPath ? all : max(end, place + 1))
      } else {
        give(.plain, to: place + 1)
      }
    }
  }

  private mutating func readQuoted() -> Bool {
    let quote = characters[place]
    guard quote == "\"" || quote == "'", !isInText(place),
      let end = characters[(place + 1)...].firstIndex(of: quote)
    else { return false }
    give(.string, to: end + 1)
    return true
  }

  /// Whether a quote is an apostrophe.
  private func isInText(_ place: Int) -> Bool { place > 0 && isWord(characters[place - 1]) }

  private func value(_ range: Range<Int>) -> CellStyle {
    let word = String(characters[range])
    return ["true", "false", "null"].contains(word) || Double(word) != nil ? .number : .plain
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "-"
  }

  /// Whether a word continues a plain text.
  private func goesOn(_ place: Int) -> Bool {
    guard let last = characters[..<place].lastIndex(where: { $0 != " " }) else { return false }
    return !",[{:-".contains(characters[last])
  }

  private func isColon(_ place: Int) -> Bool {
    guard place < characters.count, characters[place] == ":" else { return false }
    return place + 1 == characters.count || characters[place + 1] == " "
  }

  /// Whether the line is the location of the definition.
  private var isPlaceOfFile: Bool {
    guard let first = characters.first, first != " ", first != "-", !characters.contains(" ") else { return false }
    return String(characters).contains(".yaml:") || String(characters).contains(".yml:")
  }

  // MARK: - Styles

  private func reach(of holds: (Character) -> Bool) -> Int {
    characters[place...].firstIndex { !holds($0) } ?? characters.count
  }

  private mutating func give(_ style: CellStyle, to end: Int) {
    restyle(place..<max(place, end), style)
    place = max(place, end)
  }

  private mutating func restyle(_ range: Range<Int>, _ style: CellStyle) {
    for place in range { styles[place] = style }
  }
}
