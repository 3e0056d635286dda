/// The line that the user typed: its first word, and the rest.
struct PlainAnswer {
  /// All of it.
  let text: String
  /// The first word, in lower case.
  let word: String
  /// The rest of the line.
  let rest: String

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    word = parts.first.map { $0.lowercased() } ?? ""
    rest = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
  }
}
