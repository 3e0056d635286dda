import PetriText

enum TextWrapping {
  /// Wraps a text at spaces; breaks a word only if it is longer than a line.
  ///
  /// - Parameters:
  ///   - columns: the width of a line.
  ///   - most: the maximum number of lines; the last one ends with an ellipsis if the text is longer.
  static func lines(of text: String, columns: Int, most: Int) -> [String] {
    guard columns > 0, most > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrap(paragraph, columns: columns)
      if lines.count > most { break }
    }
    guard lines.count > most else { return lines }
    let last = lines[most - 1]
    let cut = last.columns < columns ? last + "…" : last.prefix(columns: columns - 1) + "…"
    return lines[..<(most - 1)] + [String(cut)]
  }

  private static func wrap(_ paragraph: Substring, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var word = word
      var wordWidth = word.columns
      if !line.isEmpty, width + 1 + wordWidth > columns {
        lines.append(line)
        (line, width) = ("", 0)
      }
      while wordWidth > columns {
        let head = word.prefix(columns: columns)
        guard !head.isEmpty else { break }
        lines.append(String(head))
        word = word.dropFirst(head.count)
        wordWidth -= head.columns
      }
      line += (line.isEmpty ? "" : " ") + word
      width = line.columns
    }
    lines.append(line)
    return lines
  }
}
