/// The kinds of libyaml errors. libyaml describes them only as text, which only this type parses.
enum LibYAMLError {
  // Scanner errors
  case missingColon, misplacedColon, misplacedItem, reservedCharacter, unclosedQuote, escape, loneSign, blockText, tab,
    tag
  // Parser errors
  case separator, nodeContent, item, key, documentStart, unknownTag
  case other

  init(scanner problem: String, context: String) {
    switch problem {
    case _ where problem.contains("tab character"): self = .tab
    case "could not find expected ':'": self = .missingColon
    case "mapping values are not allowed in this context": self = .misplacedColon
    case "block sequence entries are not allowed in this context": self = .misplacedItem
    case "found character that cannot start any token": self = .reservedCharacter
    case "found unexpected end of stream", "found unexpected document indicator": self = .unclosedQuote
    case "did not find expected hexdecimal number": self = .escape
    case _ where problem.contains("escape"): self = .escape
    case "did not find expected alphabetic or numeric character": self = .loneSign
    case "did not find expected comment or line break": self = .blockText
    case _ where context.contains("tag") || problem.contains("tag"): self = .tag
    default: self = .other
    }
  }

  init(parser problem: String) {
    switch problem {
    case _ where problem.contains("',' or"): self = .separator
    case _ where problem.contains("node content"): self = .nodeContent
    case "did not find expected '-' indicator": self = .item
    case "did not find expected key": self = .key
    case "did not find expected <document start>": self = .documentStart
    case _ where problem.contains("tag") || problem.contains("incompatible YAML"): self = .unknownTag
    default: self = .other
    }
  }
}

extension String {
  /// Whether the string contains another; meant for short strings, without Foundation.
  fileprivate func contains(_ other: String) -> Bool {
    let needle = Array(other.utf8)
    let bytes = Array(utf8)
    guard needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { bytes[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
