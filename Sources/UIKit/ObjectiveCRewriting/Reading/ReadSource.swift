/// A source with all that the rewriting has to know of it.
struct ReadSource {
  /// `#selector(…)` and `#keyPath(…)`, and `Selector("…")`.
  struct Mention {
    enum Kind {
      case selector
      case keyPath
      /// A selector that is made of a text.
      case text
    }

    let kind: Kind
    /// The token with which it begins, and its parentheses.
    let start: Int
    let open: Int
    let close: Int
    /// The innermost type around it.
    let type: DeclaredType?
  }

  /// An attribute or a modifier that the compiler of Linux doesn't take.
  struct Word {
    let name: String
    let range: Range<Int>
    let line: Int
  }

  let path: String
  var bytes: [UInt8]
  var tokens: [SourceToken] = []
  /// The token of the other bracket, of those that have one.
  var partners: [Int: Int] = [:]
  /// All types and extensions, in order.
  var types: [DeclaredType] = []
  var mentions: [Mention] = []
  var words: [Word] = []
  /// The modules that it imports.
  var imports: Set<String> = []
  /// Functions of files, which `#selector` doesn't name.
  var isBalanced = true

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text from a token to another, both included.
  func text(from first: Int, through last: Int) -> String {
    first <= last ? text(tokens[first].range.lowerBound..<tokens[last].range.upperBound) : ""
  }

  /// The column of a byte, counted from 1.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return offset - start + 1
  }
}
