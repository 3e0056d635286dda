import PetriText

/// The language of a tab's lines, which decides on the colours of their characters.
enum TextSyntax: Hashable, Sendable {
  case yaml
  case tree
  case lifecycle
  case speech
  case description

  /// The style of each character of a line.
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

  /// How far a line goes on to the right of where it began: a value below itself, in a description.
  func hanging(of line: String) -> Int? {
    guard self == .description else { return nil }
    let own = line.drop { $0 == " " }
    guard let gap = own.firstRange(of: "  ") else { return nil }
    let value = own[gap.lowerBound...].drop { $0 == " " }
    let column = own[..<value.startIndex].columns
    return value.isEmpty || column > 20 ? nil : column
  }

  /// The beginning of the rows on which a line goes on: in a tree, the branches of what comes below it.
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

  /// Gives a line that is drawn at a cell its colours.
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
  /// How its lines are coloured; `nil` for lines of one colour.
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
