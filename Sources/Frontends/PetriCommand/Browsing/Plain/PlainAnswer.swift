/// A line of input, split into its first word in lower case and the rest.
struct PlainAnswer {
  let text: String
  let word: String
  let rest: String

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    word = parts.first.map { $0.lowercased() } ?? ""
    rest = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
  }
}
