/// A text as it is kept: which moves led to it, which kind it is of, and its lines.
struct KeptText {
  let moves: [String]
  /// The kind, and the part that it is of.
  let title: String
  let text: String

  init(moves: [String], title: String, text: String) {
    (self.moves, self.title, self.text) = (moves, title, text)
  }

  /// Reads a kept text; to one that was written otherwise no title fits.
  init(_ written: String) {
    let parts = written.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    moves = parts[0].split(separator: KeptText.separator).map(String.init)
    title = parts.count > 1 ? parts[1] : ""
    text = parts.count > 2 ? parts[2] : ""
  }

  /// The text in a file: moves and title are a line each.
  var written: String {
    let line = moves.map { $0.replacing("\n", with: " ") }.joined(separator: String(KeptText.separator))
    return "\(line)\n\(title)\n\(text)"
  }

  /// No move has it.
  private static let separator: Character = "\u{1F}"
}
