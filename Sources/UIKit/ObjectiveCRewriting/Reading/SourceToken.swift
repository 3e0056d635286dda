/// A word, a sign or a literal of a Swift source.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case word
    /// A word in backticks, which is never a keyword.
    case escapedWord
    /// One sign, or `->`.
    case sign
    /// A number, a regex, or a string between its interpolations.
    case literal
    /// `#if`, `#elseif`, `#else` or `#endif` with its condition.
    case directive
    /// `#selector`, `#keyPath` and others of the kind.
    case pound
  }

  let kind: Kind
  /// The bytes of the file.
  let range: Range<Int>
  /// The line, counted from 1.
  let line: Int
  /// Without backticks; of a directive the word alone; empty of a literal.
  let text: String
  /// The condition of a directive.
  var condition = ""

  func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }

  var isName: Bool { kind == .word || kind == .escapedWord }
}
