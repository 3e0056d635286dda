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
    case .wireframe, .picture, .routes, .problems, .snapshots: nil
    }
  }
}
