extension CanvasCell {
  /// The cell's text for a terminal that supports only ASCII, as wide as the original: similar characters for frames,
  /// arrows and symbols, Latin letters without diacritics, `?` for the rest.
  public var inASCII: String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let one = text.unicodeScalars.first.map { Self.ascii(of: $0) } ?? " "
    return columns == 2 ? one + one : one
  }

  private static func ascii(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "─", "╼", "╾", "═", "−", "–", "—": "-"
    case "━": "="
    case "│", "┃", "║", "╷": "|"
    case "┌", "┐", "└", "┘", "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "┏", "┓", "┗", "┛": "+"
    case "▸", "→", "›": ">"
    case "←", "‹", "◂": "<"
    case "▾", "↓": "v"
    case "↑", "△", "▴": "^"
    case "●", "•", "◉", "✓", "◆", "★": "*"
    case "↔": "="
    case "↻": "@"
    case "○", "◌": "o"
    case "█", "▮", "▓": "#"
    case "░", "▒", "▯": "."
    case "▂", "▄", "▆", "_": "_"
    case "▣", "□": "#"
    case "╲": "\\"
    case "╱": "/"
    case "…": "~"
    case "×", "✕": "x"
    case "≠": "~"
    case "‘", "’": "'"
    case "“", "”": "\""
    case "·": "."
    default: letter(of: scalar) ?? "?"
    }
  }

  /// The base letter of a Latin letter with diacritics, from its Unicode name: `LATIN SMALL LETTER E WITH ACUTE`.
  private static func letter(of scalar: Unicode.Scalar) -> String? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1 else { return nil }
    return words[1] == "CAPITAL" ? String(words[3]) : words[3].lowercased()
  }
}
