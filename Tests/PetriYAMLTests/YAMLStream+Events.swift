import PetriYAML

extension YAMLStream {
  /// The events that the nodes stand for, in the notation of the YAML test suite, without anchors and tags.
  var events: [String] { documents.flatMap { ["+DOC"] + YAMLStream.events(of: $0) + ["-DOC"] } }

  private static func events(of node: YAMLNode) -> [String] {
    if node.isAlias { return ["=ALI"] }
    switch node.kind {
    case .scalar:
      let mark = [":", "'", "\"", "|", ">"][Int(node.style.rawValue)]
      return ["=VAL \(mark)\(escaped(node.text))"]
    case .sequence: return ["+SEQ"] + node.elements.flatMap { events(of: $0) } + ["-SEQ"]
    case .mapping: return ["+MAP"] + node.entries.flatMap { events(of: $0.key) + events(of: $0.value) } + ["-MAP"]
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
