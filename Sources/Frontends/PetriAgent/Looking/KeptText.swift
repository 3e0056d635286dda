/// A stored text: the moves that led to it, its kind, and its lines.
struct KeptText {
  let moves: [String]
  /// The rendering and the part.
  let title: String
  let text: String

  init(moves: [String], title: String, text: String) {
    (self.moves, self.title, self.text) = (moves, title, text)
  }

  /// Parses a stored text; a malformed one has a title that matches nothing.
  init(_ written: String) {
    let parts = written.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    moves = parts[0].split(separator: KeptText.separator).map(String.init)
    title = parts.count > 1 ? parts[1] : ""
    text = parts.count > 2 ? parts[2] : ""
  }

  /// The stored text; moves and title take a line each.
  var written: String {
    let line = moves.map { $0.replacing("\n", with: " ") }.joined(separator: String(KeptText.separator))
    return "\(line)\n\(title)\n\(text)"
  }

  /// A control character that no move contains.
  private static let separator: Character = "\u{1F}"
}
