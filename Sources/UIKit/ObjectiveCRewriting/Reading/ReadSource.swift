struct ReadSource {
  struct Mention {
    enum Kind {
      case selector
      case keyPath
      /// `Selector("…")`.
      case text
    }

    let kind: Kind
    let start: Int
    let open: Int
    let close: Int
    let type: DeclaredType?
  }

  struct Word {
    let name: String
    let range: Range<Int>
    let line: Int
  }

  let path: String
  var bytes: [UInt8]
  var tokens: [SourceToken] = []
  /// The matching bracket of each bracket, as token indices.
  var partners: [Int: Int] = [:]
  var types: [DeclaredType] = []
  var mentions: [Mention] = []
  var words: [Word] = []
  var imports: Set<String> = []
  var isBalanced = true

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(from first: Int, through last: Int) -> String {
    first <= last ? text(tokens[first].range.lowerBound..<tokens[last].range.upperBound) : ""
  }

  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return offset - start + 1
  }
}

extension ReadSource {
  private static let question = "os(iOS)"
  /// As long as `os(iOS)`, so that columns don't change.
  private static let answer = "(true )"

  /// Makes `os(iOS)` true in `#if` conditions, because code often tests it rather than the module.
  mutating func takeLinuxForIOS() {
    for index in tokens.indices where tokens[index].kind == .directive {
      let old = tokens[index]
      tokens[index].condition = old.condition.replacing(Self.question, with: Self.answer)
      guard tokens[index].condition != old.condition else { continue }
      bytes.replaceSubrange(old.range, with: text(old.range).replacing(Self.question, with: Self.answer).utf8)
    }
  }
}
